/** A division is shown as a percentage (spec §3), whether the provider writes the sign or not. */
export function percentage(division: string): string {
  return /^\d+(?:\.\d+)?$/.test(division) ? `${division}%` : division;
}
