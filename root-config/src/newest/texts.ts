/** Texts of the marks of what is new. */
export const texts = {
  newRecord: 'New',
  newRecords: (count: number) => `${count} new`,
  newSince: (count: number) => `${count} new since your last visit`,
  marksOff: 'What is new since your last visit is not marked.',
  actions: { clear: 'Clear marks', off: 'Do not mark', on: 'Mark it' },
};
