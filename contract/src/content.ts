import * as v from 'valibot';

import { calendarDay, requiredText, yearlyDay } from './fields';

/** A file of the content folder, by its path below `files/`, such as `documents/book-list.pdf`. */
const file = v.pipe(v.string(), v.regex(/^[\w-]+(?:\/[\w.-]+)*\.\w+$/, 'must be a path below files/'));

/** A page of the site (`/OurSchool`) or an address (http, https, mailto or tel). */
export const href = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)\S*$/, 'must be a page, a web address, mailto: or tel:'),
);

/**
 * A picture with its pixels, so that nothing moves when it arrives; `alt` may be empty where it only
 * decorates.
 */
export const pictureSchema = v.object({
  file,
  alt: v.string(),
  caption: v.optional(requiredText),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type PictureFile = v.InferOutput<typeof pictureSchema>;

export const linkSchema = v.object({ label: requiredText, href });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Days of a document: the day that it is of, and the last one on which it is valid. */
const documentDays = { date: v.optional(calendarDay), validUntil: v.optional(calendarDay) };

/** Size and pages of a document; the server fills them in. */
const documentFacts = { bytes: v.optional(count), pages: v.optional(count) };

const documentFields = {
  title: requiredText,
  file,
  /** Its first page, shown where the document itself is not. */
  picture: v.optional(pictureSchema),
  ...documentDays,
  ...documentFacts,
};
const documentSchema = v.object(documentFields);
export type DocumentLink = v.InferOutput<typeof documentSchema>;

/** A table cell: words, or words that open a document or a page. */
const cellSchema = v.union([
  v.string(),
  v.object({ text: requiredText, file, ...documentDays, ...documentFacts }),
  v.object({ text: requiredText, href }),
]);
export type Cell = v.InferOutput<typeof cellSchema>;

const rows = v.array(v.array(cellSchema));
const columns = v.pipe(v.array(v.string()), v.nonEmpty('needs at least one column'));

/** The blocks of a static page, in the order of reading. */
export const blockSchema = v.variant('type', [
  v.object({
    type: v.literal('heading'),
    text: requiredText,
    level: v.optional(v.picklist([2, 3]), 2),
    /** Leads to this part of the page; the server fills it in. */
    id: v.optional(v.string()),
  }),
  v.object({ type: v.literal('paragraph'), text: requiredText }),
  v.object({ type: v.literal('note'), text: requiredText }),
  v.object({ type: v.literal('quote'), text: requiredText, by: v.optional(requiredText) }),
  v.object({
    type: v.literal('list'),
    items: v.array(requiredText),
    ordered: v.optional(v.boolean(), false),
  }),
  v.pipe(
    v.object({
      type: v.literal('table'),
      caption: requiredText,
      columns,
      rows,
      isFolded: v.optional(v.boolean()),
      /** The days of each year from which the columns after the first are in force. */
      seasons: v.optional(v.array(yearlyDay)),
    }),
    v.check(
      (table) => table.rows.every((row) => row.length === table.columns.length),
      'every row needs one cell for each column',
    ),
    v.check(
      ({ seasons, columns }) => seasons === undefined || seasons.length === columns.length - 1,
      'seasons need a day for each column after the first',
    ),
  ),
  v.object({
    type: v.literal('figures'),
    items: v.array(v.object({ value: requiredText, label: requiredText })),
  }),
  v.object({ type: v.literal('documents'), items: v.array(documentSchema) }),
  v.object({ type: v.literal('documentAccordion'), items: v.array(documentSchema) }),
  v.object({ type: v.literal('frame'), ...documentFields }),
  v.object({ type: v.literal('pictures'), items: v.array(pictureSchema) }),
  v.object({
    type: v.literal('picturePopups'),
    items: v.array(v.object({ label: requiredText, picture: pictureSchema })),
  }),
  v.object({ type: v.literal('links'), items: v.array(linkSchema) }),
]);
export type ContentBlock = v.InferOutput<typeof blockSchema>;

/** The content of a static page (`pages/{name}.json` of the content folder). */
export const pageContentSchema = v.object({
  blocks: v.array(blockSchema),
  /** The school year that the page is about; the check says when it has ended. */
  session: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-\d\d$/, 'must be a session such as 2026-27'))),
});
export type PageContent = v.InferOutput<typeof pageContentSchema>;

/** The content of the contact page (`pages/contact-us.json`), with a drawn map and its place. */
export const contactContentSchema = v.object({
  ...pageContentSchema.entries,
  map: v.optional(
    v.object({
      picture: pictureSchema,
      latitude: v.pipe(v.number(), v.minValue(-85), v.maxValue(85)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
});
export type ContactContent = v.InferOutput<typeof contactContentSchema>;

/** The content of the home page (`pages/home.json`). */
export const homeContentSchema = v.object({
  banners: v.pipe(v.array(pictureSchema), v.length(7, 'the carousel shows seven pictures (spec §9)')),
  welcome: v.object({ title: requiredText, paragraphs: v.array(requiredText), picture: pictureSchema }),
  alumni: v.object({ title: requiredText, text: requiredText, action: requiredText }),
  bookList: documentSchema,
  figures: v.array(v.object({ value: requiredText, label: requiredText })),
  /** The film of the overlay: muted, with captions, and a still picture for those who want no motion. */
  intro: v.optional(v.object({ video: file, captions: file, poster: pictureSchema })),
});
export type HomeContent = v.InferOutput<typeof homeContentSchema>;

/** Texts and pictures for missing records (`pages/fallback.json`, spec §3). */
export const fallbackSchema = v.object({
  director: v.object({ name: requiredText, message: requiredText }),
  principal: v.object({ name: requiredText, message: requiredText }),
  achiever: v.object({ name: requiredText, stream: requiredText, division: requiredText }),
  /** Pictures for records without one. */
  pictures: v.object({
    person: pictureSchema,
    event: pictureSchema,
    achievement: pictureSchema,
    video: pictureSchema,
    gallery: pictureSchema,
    book: pictureSchema,
  }),
});
export type Fallback = v.InferOutput<typeof fallbackSchema>;

/** The schema of a page's content. Most pages consist of blocks alone. */
export function contentSchemaOf(name: string): v.GenericSchema {
  if (name === 'home') return homeContentSchema;
  if (name === 'fallback') return fallbackSchema;
  if (name === 'contact-us') return contactContentSchema;
  return pageContentSchema;
}
