const stayTuned = 'Stay Tuned For More Updates';
const day = 'DD.MM.YYYY';
const shortDay = 'DD / MM';

/** Placeholders of pages and blocks without records (spec §2, §8). */
export const placeholders = {
  achievement: { title: 'Achievement Title', text: stayTuned },
  album: { title: 'Gallery Title', date: shortDay, text: stayTuned },
  birthday: { title: 'Happy Birthday', date: shortDay, text: stayTuned },
  circular: { title: 'Circular Title', date: day, text: stayTuned },
  eBook: { title: 'E-Book Title' },
  event: { title: 'Event Title', date: `00:00 · ${day} · School`, text: stayTuned },
  highlight: { text: stayTuned },
  latestEvent: { title: 'Event Title', date: shortDay, text: stayTuned },
  latestNews: { title: 'News Title', date: shortDay, text: stayTuned },
  news: { title: 'News Title', date: day, text: stayTuned },
  topper: { text: 'No data available' },
  video: { title: 'Video Title', date: day, text: stayTuned },
} as const;
