/** A division with a percent sign (spec §3), which some providers leave out. */
export function percentage(division: string): string {
  return /^\d+(?:\.\d+)?$/.test(division) ? `${division}%` : division;
}
