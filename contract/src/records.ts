import * as v from 'valibot';

import {
  attachments,
  cleanWord,
  date,
  id,
  link,
  picture,
  pictures,
  requiredId,
  requiredShortText,
  requiredText,
  shortText,
} from './fields';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_WORD_LENGTH,
} from './limits';

const title = requiredShortText(MAX_TITLE_LENGTH);
const description = shortText(MAX_DESCRIPTION_LENGTH);
const word = v.pipe(shortText(MAX_WORD_LENGTH), v.transform(cleanWord));
const optionalName = v.pipe(shortText(MAX_NAME_LENGTH), v.transform(cleanWord));
const name = v.pipe(requiredShortText(MAX_NAME_LENGTH), v.transform(cleanWord));
/** A number from 0 on; anything else is not known. */
const count = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);
/** Size and pages of the first document, where they are known. */
const documentFacts = { bytes: count, pages: count };
const requiredWord = v.pipe(requiredShortText(MAX_WORD_LENGTH), v.transform(cleanWord));
/** The fields of events, gallery items and albums. */
const dated = { _id: id, title, description, date, attachments };

/** The online-registration notice on the home page; its first attachment is linked (spec §3). */
export const registrationSchema = v.object({ _id: id, title, attachments });
export type Registration = v.InferOutput<typeof registrationSchema>;

/** One line of the scrolling strip on the home page; links to its first attachment. */
export const highlightSchema = v.object({
  _id: id,
  description: requiredShortText(MAX_DESCRIPTION_LENGTH),
  attachments,
});
export type Highlight = v.InferOutput<typeof highlightSchema>;

/** A piece of news; its first attachment is shown as a paperclip link. */
export const newsSchema = v.object({
  _id: id,
  title,
  description,
  fromDate: date,
  picture,
  attachments,
  ...documentFacts,
});
export type News = v.InferOutput<typeof newsSchema>;

/**
 * A school event; `images[0]` is the picture or a film, `attachments[0]` the link. `time` is text such as
 * `09:30`.
 */
export const eventSchema = v.object({
  ...dated,
  time: word,
  venue: optionalName,
  images: attachments,
  ...documentFacts,
});
export type SchoolEvent = v.InferOutput<typeof eventSchema>;

/** A topper of class X or XII; `division` is the percentage, `attachments[0]` the photo. */
export const topperSchema = v.object({
  _id: id,
  class: requiredWord,
  name,
  stream: word,
  division: word,
  /** Year of the examination, where the provider says it. */
  year: word,
  attachments: pictures,
});
export type Topper = v.InferOutput<typeof topperSchema>;

/** A pupil whose birthday it is; the date is never shown. */
export const birthdaySchema = v.object({ _id: id, name, class: word, attachments: pictures });
export type Birthday = v.InferOutput<typeof birthdaySchema>;

/** A notice of the popup: `image[0]` its picture, `attachments[0]` its document, `url` its link. */
export const notificationSchema = v.object({
  _id: id,
  title,
  description,
  image: pictures,
  attachments,
  url: link,
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** A message of the Director or the Principal; `attachments[0]` is the photo. */
export const messageSchema = v.object({
  _id: id,
  category: requiredWord,
  message: requiredShortText(MAX_MESSAGE_LENGTH),
  name: optionalName,
  attachments: pictures,
});
export type Message = v.InferOutput<typeof messageSchema>;

/** A video; `videoUrl` opens in a new tab, `attachments[0]` is the thumbnail. */
export const videoSchema = v.object({
  _id: id,
  title,
  date,
  videoUrl: link,
  attachments: pictures,
});
export type Video = v.InferOutput<typeof videoSchema>;

/** A circular; `category` other than `Circular` is not shown on the Circular page (spec §5). */
export const circularSchema = v.object({
  _id: id,
  category: word,
  title,
  date,
  picture,
  attachments,
  /** The classes that it is for; all of them where it names none. */
  classes: v.optional(v.array(word)),
  ...documentFacts,
});
export type Circular = v.InferOutput<typeof circularSchema>;

/** The record of galleries, achievements and e-books, which differ in `category`. */
export const galleryItemSchema = v.object({
  ...dated,
  _id: requiredId,
  category: requiredWord,
  ...documentFacts,
});
export type GalleryItem = v.InferOutput<typeof galleryItemSchema>;

/** One album with all of its pictures, requested by its gallery item's id. */
export const subGallerySchema = v.object(dated);
export type SubGallery = v.InferOutput<typeof subGallerySchema>;

/** Text that a visitor types. Telephones write signs that no register has. */
const typedText = v.pipe(
  requiredText,
  v.transform((value) =>
    cleanWord(value)
      .replace(/[‘’]/g, "'")
      .replace(/\p{Pd}/gu, '-'),
  ),
  v.nonEmpty('must not be empty'),
);

/** The request of the transfer-certificate form. */
export const tcRequestSchema = v.object({ name: typedText, admission: typedText });
export type TcRequest = v.InferOutput<typeof tcRequestSchema>;

/** The answer to it: the path of the certificate's image. */
export const tcAnswerSchema = v.object({ data: requiredText });
export type TcAnswer = v.InferOutput<typeof tcAnswerSchema>;
