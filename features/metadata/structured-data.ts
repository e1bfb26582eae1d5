import { createClock, instantOf } from '@school/contract';
import { comingEntries, type Entry, listOf, pathOf, textOf } from '@school/server/derived/entries';
import { readTimes } from '@school/shared-deps/server';
import type {
  BreadcrumbList,
  Event,
  Graph,
  ImageGallery,
  NewsArticle,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';

import { describeSchool, schoolId } from './school-data';
import { shorten } from './shorten';
import type { DataSource } from './types';

/** Search engines need no more, and each takes room in its page. */
const MAX_ENTRIES = 10;

/** The structured data of a page. It names no pupil: lists of people are left out. */
export function structuredData(source: DataSource): Graph {
  const { route } = source;
  const isHome = route.path === '/home';
  const graph = [
    ...(isHome || route.path === '/ContactUs' ? [describeSchool(source)] : []),
    ...(isHome ? [describeSite(source)] : [describeTrail(source)]),
    ...describeEntries(source),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function describeSite({ base, profile }: DataSource): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${base}/#site`,
    url: `${base}/home`,
    name: profile.name,
    publisher: { '@id': schoolId(base) },
  };
}

/** Steps without a page of their own, such as `Information`, have no address and are left out. */
function describeTrail({ base, route, routes, query, subject }: DataSource): BreadcrumbList {
  const between = route.trail.flatMap((title) => routes.find((each) => each.title === title) ?? []);
  const own = { name: subject.entry?.title ?? route.title, path: pathOf(route, query, subject.entry) };
  const steps = [
    { name: 'Home', path: '/home' },
    ...between.map(({ title, path }) => ({ name: title, path })),
    own,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: base + path,
    })),
  };
}

/** The record that the address names, or those of the page's list that come first. */
function describeEntries(source: DataSource): Thing[] {
  const { route, subject } = source;
  if (route.resources[0] === 'subGallery?id')
    return subject.entry ? [describeAlbum(source, subject.entry)] : [];
  const describe = { 'events/All': describeEvent, 'news/all': describeNews, 'video/all': describeVideo }[
    listOf(route) ?? ''
  ];
  if (describe === undefined || route.path === '/home') return [];
  if (subject.entry) return [describe(source, subject.entry)];
  // reader modes take the title of an article from here: a list of news is no article
  const entries = comingEntries(source).slice(0, MAX_ENTRIES);
  return [{ '@type': 'ItemList', itemListElement: entries.map((entry) => describe(source, entry)) }];
}

function describeEvent(source: DataSource, entry: Entry): Event {
  const { base, profile } = source;
  const venue = textOf(entry.record['venue']);
  return {
    '@type': 'Event',
    ...shared(source, entry),
    ...(entry.day && { startDate: startOf(entry, source.timeZone) }),
    location: {
      '@type': 'Place',
      name: venue === '' ? profile.name : venue,
      address: profile.address.join(', '),
    },
    organizer: { '@id': schoolId(base) },
  };
}

/** `2026-11-28T09:30:00+05:30` at the school; the day alone where the time cannot be read. */
function startOf({ day, record }: Entry, timeZone: string): string {
  const times = readTimes(textOf(record['time']));
  if (times === undefined) return day;
  const local = `${day}T${times.start}:00`;
  const ahead = Date.parse(`${local}Z`) - instantOf(local, createClock(timeZone));
  const size = new Date(Math.abs(ahead)).toISOString().slice('1970-01-01T'.length, -':00.000Z'.length);
  return `${local}${ahead < 0 ? '-' : '+'}${size}`;
}

function describeNews(source: DataSource, entry: Entry): NewsArticle {
  const { name: headline, ...others } = shared(source, entry);
  const school = { '@id': schoolId(source.base) };
  return { '@type': 'NewsArticle', headline, ...others, ...dated(entry), author: school, publisher: school };
}

function describeVideo(source: DataSource, entry: Entry): VideoObject {
  const { image, ...others } = shared(source, entry);
  const videoUrl = textOf(entry.record['videoUrl']);
  return {
    '@type': 'VideoObject',
    ...others,
    description: entry.title,
    ...(image && { thumbnailUrl: image }),
    ...(entry.day && { uploadDate: entry.day }),
    ...(videoUrl && { contentUrl: videoUrl }),
  };
}

function describeAlbum(source: DataSource, entry: Entry): ImageGallery {
  return { '@type': 'ImageGallery', ...shared(source, entry), ...dated(entry) };
}

function dated({ day }: Entry) {
  return day === '' ? {} : { datePublished: day };
}

function shared({ base, route, query }: DataSource, entry: Entry) {
  const { title, text, picture } = entry;
  return {
    name: title,
    ...(text && { description: shorten(text) }),
    ...(picture && { image: `${base}${picture.src}?w=share` }),
    url: base + pathOf(route, query, entry),
  };
}
