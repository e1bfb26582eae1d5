import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { format } from 'prettier';

import { birthdays } from './birthdays';
import { certificateFile, certificates } from './certificates';
import { circularFile, circulars } from './circulars/circulars';
import { eBooks } from './e-books';
import { events, programmeFile } from './events/events';
import { highlights, notifications, onlineRegistration } from './home-notices';
import { messages } from './messages';
import { news } from './news/news';
import { toppers } from './toppers';
import { videos } from './videos';

const folder = join(import.meta.dirname, '../../../content/records');

const twoDigits = (value: number) => String(value).padStart(2, '0');
const pupilPhoto = (number?: number) =>
  number === undefined ? [] : [`people/pupil-${twoDigits(number)}.webp`];

/** The picture of a number in a series, or of a file. */
const pictureFiles = (series: string, picture?: number | string) => {
  if (picture === undefined) return [];
  return [typeof picture === 'string' ? picture : `${series}-${twoDigits(picture)}.webp`];
};

const lists: Record<string, unknown[]> = {
  onlineRegistration,
  highlight: highlights,
  notification: notifications,
  PrincipalMessage: messages,
  circular: [
    ...circulars.map((circular) => ({
      _id: `circular-${circular.slug}`,
      category: 'Circular',
      title: circular.title,
      date: circular.date,
      attachments: [circularFile(circular)],
    })),
    ...eBooks.slice(0, 3),
  ],
  topper: toppers.map(({ photo, ...topper }, index) => ({
    _id: `topper-${topper.class.toLowerCase()}-${twoDigits((index % 20) + 1)}`,
    ...topper,
    attachments: pupilPhoto(photo),
  })),
  birthdays: birthdays.map(({ photo, ...birthday }, index) => ({
    _id: `birthday-${index + 1}`,
    ...birthday,
    attachments: pupilPhoto(photo),
  })),
  news: news.map(({ slug, date, title, description, attachment }) => ({
    _id: `news-${slug}`,
    title,
    description,
    fromDate: date,
    attachments: attachment === undefined ? [] : [attachment],
  })),
  events: events.map((event) => ({
    _id: `event-${event.slug}`,
    title: event.title,
    description: event.description,
    date: event.date,
    time: event.time,
    venue: event.venue,
    attachments: event.programme === undefined ? [] : [programmeFile(event)],
    images: pictureFiles('events/event', event.picture),
  })),
  video: videos.map(({ code, date, title, thumbnail }) => ({
    _id: `video-${code}`,
    title,
    date,
    videoUrl: `https://www.youtube.com/watch?v=${code}`,
    attachments: pictureFiles('videos/video', thumbnail),
  })),
  tc: certificates.map((certificate) => ({
    name: certificate.name,
    admission: certificate.admission,
    file: certificateFile(certificate),
  })),
};

await mkdir(folder, { recursive: true });
for (const [name, records] of Object.entries(lists)) {
  const json = await format(JSON.stringify(records), { parser: 'json', printWidth: 110 });
  await writeFile(join(folder, `${name}.json`), json);
}
