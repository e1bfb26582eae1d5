/** The longest texts of a record, in UTF-16 units. Longer ones are cut, so that no record has megabytes. */
export const MAX_TITLE_LENGTH = 300;
/** The text of a picture for visitors who do not see it. */
export const MAX_ALT_LENGTH = 300;
/** Names of people and of places. */
export const MAX_NAME_LENGTH = 200;
/** Single words and figures: class, category, stream, division, time. */
export const MAX_WORD_LENGTH = 100;
export const MAX_DESCRIPTION_LENGTH = 5_000;
/** The message of the Principal or the Director. */
export const MAX_MESSAGE_LENGTH = 20_000;
/** Longer texts are no ids and no links. */
export const MAX_ID_LENGTH = 200;
export const MAX_LINK_LENGTH = 2_000;
/** Widths that `/api/image/…?w=` answers, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280] as const;
/** Results of a search that come before those of each kind. */
export const MAX_BEST_RESULTS = 3;
