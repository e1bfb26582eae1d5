/** The link to a letter that asks to remove a picture, and its subject. */
export const removalTexts = { link: 'Ask to remove this picture', subject: 'Please remove this picture' };
