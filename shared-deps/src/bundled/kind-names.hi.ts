import type { kindNames as english } from './kind-names';

/** Hindi; a native speaker has not yet checked it. */
export const kindNames: typeof english = {
  page: { many: 'पृष्ठ', one: 'पृष्ठ' },
  contact: { many: 'संपर्क', one: 'संपर्क' },
  circular: { many: 'परिपत्र', one: 'परिपत्र' },
  news: { many: 'समाचार', one: 'समाचार' },
  event: { many: 'कार्यक्रम', one: 'कार्यक्रम' },
  document: { many: 'दस्तावेज़', one: 'दस्तावेज़' },
  album: { many: 'एल्बम', one: 'एल्बम' },
  video: { many: 'वीडियो', one: 'वीडियो' },
  achievement: { many: 'उपलब्धियाँ', one: 'उपलब्धि' },
  ebook: { many: 'ई-पुस्तकें', one: 'ई-पुस्तक' },
};
