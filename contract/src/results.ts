/** How many pupils of a class passed in a year. */
export interface PassRate {
  year: number;
  appeared: number;
  passed: number;
}

/** Pass rates by class, which the server reads from the mandatory disclosure. */
export interface Results {
  X: readonly PassRate[];
  XII: readonly PassRate[];
}
