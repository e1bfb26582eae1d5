import { type HomeContent, type Message, walk } from '@school/contract';
import { bannerOf, comingEntries, type Entry, entryOf, pictureOf } from '@school/server/derived/entries';
import { texts } from '@school/server/settings/texts';
import { namedRecord } from '@school/shared-deps/server';

import { shorten } from './shorten';
import type { Subject, SubjectSource } from './types';

/** The subject of an address: a photo or a record that it names, or the page. */
export function subjectOf(source: SubjectSource): Subject {
  const subject = subjectOfRecord(source) ?? subjectOfPage(source);
  const { photo } = source;
  return photo === undefined ? subject : { ...subject, title: photo.alt || subject.title, picture: photo };
}

function subjectOfRecord(source: SubjectSource): Subject | undefined {
  const entry = albumIn(source) ?? namedEntry(source);
  if (entry === undefined) return undefined;
  const { text, picture, record } = entry;
  const title = 'venue' in record ? dated(entry) : entry.title;
  const description = shorten(text) || texts.recordOf(title, source.route.title, source.profile.name);
  return { title, description, picture, entry };
}

/** `Sports Day, 12/12/2026`: an event that is passed on says when it is. */
function dated({ title, day }: Entry): string {
  return day === '' ? title : `${title}, ${day.split('-').reverse().join('/')}`;
}

function albumIn({ seed, timeZone }: SubjectSource): Entry | undefined {
  const [key] = Object.keys(seed).filter((each) => each.startsWith('subGallery/'));
  const [album] = seed[key ?? '']?.records ?? [];
  return album === undefined ? undefined : entryOf(album, timeZone);
}

function namedEntry(source: SubjectSource): Entry | undefined {
  const id = namedRecord(source.route.path, source.query);
  return id === undefined ? undefined : comingEntries(source).find(({ record }) => record['_id'] === id);
}

function subjectOfPage(source: SubjectSource): Subject {
  const { route, seed } = source;
  const { name, description } = source.profile;
  const [home] = (seed['content/home']?.records ?? []) as readonly HomeContent[];
  if (home !== undefined) return { title: name, description, picture: bannerOf(home) };
  const [year = ''] = /^\d{4}$/.exec(source.query.get('year') ?? '') ?? [];
  const title = [route.title, year].filter(Boolean).join(' ');
  const entries = comingEntries(source);
  if (entries.length > 0) return { title, ...describeList(title, entries) };
  return { title, ...describeContent(source) };
}

const MAX_TITLES = 3;

function describeList(title: string, entries: readonly Entry[]): Pick<Subject, 'description' | 'picture'> {
  const titles = entries.slice(0, MAX_TITLES).map((entry) => entry.title);
  const picture = entries.find((entry) => entry.picture !== undefined)?.picture;
  return { description: shorten(texts.listOf(title, titles)), picture };
}

/** The first words and the first picture of a page's own content. */
function describeContent({ route, seed, profile, timeZone }: SubjectSource) {
  const message = ((seed['PrincipalMessage']?.records ?? []) as readonly Message[]).find(({ category }) =>
    route.path.startsWith(`/${category}`),
  );
  if (message !== undefined) {
    const { name: title, message: description, attachments } = message;
    const { text, picture } = entryOf({ title, description, attachments }, timeZone);
    return { description: shorten(text), picture };
  }
  const own = route.resources.filter((key) => key.startsWith('content/') && key !== 'content/fallback');
  const values = [...walk(own.map((key) => seed[key]?.records ?? []))];
  const text = values.find(({ value, place }) => place.at(-1) === 'text' && isSentence(value))?.value;
  return {
    description: isSentence(text) ? shorten(text) : texts.pageOf(route.title, profile.name),
    picture: values.map(({ value }) => pictureOf(value)).find((picture) => picture !== undefined),
  };
}

const MIN_SENTENCE = 40;

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value.length >= MIN_SENTENCE;
}
