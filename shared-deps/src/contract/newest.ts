/** The newest records of the lists for which visitors come back. */
export interface Newest {
  /** ISO day at the school. */
  today: string;
  /** Records by the path of their page, newest first: ISO day and title, `2026-11-20 Winter timings`. */
  lists: Readonly<Record<string, readonly string[]>>;
}
