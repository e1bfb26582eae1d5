/** Texts of a carousel. */
export const texts = {
  stop: 'Stop automatic rotation',
  start: 'Start automatic rotation',
};
