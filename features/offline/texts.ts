/** Texts that the worker writes into pages. */
export const texts = {
  asOf: (time: string) => `As of ${time}`,
  unreachable: 'The site cannot be reached.',
  kept: 'Pages on this device',
};
