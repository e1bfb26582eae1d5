/** The picture of a notice, in a dialog that is 34rem wide at most. */
export const noticePicture = { width: 800, height: 600, sizes: '(width >= 36rem) 31rem, 84vw' };
