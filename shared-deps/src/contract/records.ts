import * as v from 'valibot';

import { day, fileList, requiredText, text } from './fields';

const id = v.optional(text, '');

/** The online-registration notice on the home page; its first attachment is linked (spec §3). */
export const registrationSchema = v.object({ _id: id, title: requiredText, attachments: fileList });
export type Registration = v.InferOutput<typeof registrationSchema>;

/** One line of the scrolling strip on the home page; links to its first attachment. */
export const highlightSchema = v.object({ _id: id, description: requiredText, attachments: fileList });
export type Highlight = v.InferOutput<typeof highlightSchema>;

/** A piece of news; its first attachment is shown as a paperclip link. */
export const newsSchema = v.object({
  _id: id,
  title: requiredText,
  description: text,
  fromDate: day,
  attachments: fileList,
});
export type News = v.InferOutput<typeof newsSchema>;

/** A school event; `images[0]` is the picture, `attachments[0]` the link. `time` is text such as `09:30`. */
export const eventSchema = v.object({
  _id: id,
  title: requiredText,
  description: text,
  date: day,
  time: text,
  venue: text,
  attachments: fileList,
  images: fileList,
});
export type SchoolEvent = v.InferOutput<typeof eventSchema>;

/** A topper of class X or XII; `division` is the percentage, `attachments[0]` the photo. */
export const topperSchema = v.object({
  _id: id,
  class: requiredText,
  name: requiredText,
  stream: text,
  division: text,
  attachments: fileList,
});
export type Topper = v.InferOutput<typeof topperSchema>;

/** A pupil whose birthday it is; the date is never shown. */
export const birthdaySchema = v.object({ _id: id, name: requiredText, class: text, attachments: fileList });
export type Birthday = v.InferOutput<typeof birthdaySchema>;

/** A notice of the popup: `image[0]` its picture, `attachments[0]` its document, `url` its link. */
export const notificationSchema = v.object({
  _id: id,
  title: requiredText,
  description: text,
  image: fileList,
  attachments: fileList,
  url: text,
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** A message of the Director or the Principal; `attachments[0]` is the photo. */
export const messageSchema = v.object({
  _id: id,
  category: requiredText,
  message: requiredText,
  name: text,
  attachments: fileList,
});
export type Message = v.InferOutput<typeof messageSchema>;

/** A video; `videoUrl` opens in a new tab, `attachments[0]` is the thumbnail. */
export const videoSchema = v.object({
  _id: id,
  title: requiredText,
  date: day,
  videoUrl: text,
  attachments: fileList,
});
export type Video = v.InferOutput<typeof videoSchema>;

/** A circular; `category` other than `Circular` is not shown on the Circular page (spec §5). */
export const circularSchema = v.object({
  _id: id,
  category: text,
  title: requiredText,
  date: day,
  attachments: fileList,
});
export type Circular = v.InferOutput<typeof circularSchema>;

/** The shared list record of galleries, achievements and e-books, told apart by `category`. */
export const galleryItemSchema = v.object({
  _id: requiredText,
  category: requiredText,
  title: requiredText,
  description: text,
  date: day,
  attachments: fileList,
});
export type GalleryItem = v.InferOutput<typeof galleryItemSchema>;

/** One album with all of its pictures, asked for by its gallery item's id. */
export const subGallerySchema = v.object({
  _id: id,
  title: requiredText,
  description: text,
  date: day,
  attachments: fileList,
});
export type SubGallery = v.InferOutput<typeof subGallerySchema>;

/** What the transfer-certificate form sends. */
export const tcRequestSchema = v.object({ name: requiredText, admission: requiredText });
export type TcRequest = v.InferOutput<typeof tcRequestSchema>;

/** What it gets back: the path of the certificate's image. */
export const tcAnswerSchema = v.object({ data: requiredText });
export type TcAnswer = v.InferOutput<typeof tcAnswerSchema>;
