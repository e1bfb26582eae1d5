/** Words around the names of classes. */
export const classWords = {
  title: 'Class',
  one: 'class',
  several: 'classes',
  to: ' to ',
};
