/** A table in a sample document. */
interface SampleTable {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** A circular with the words of its letter; `date` is empty for a standing notice. */
export interface SampleCircular {
  slug: string;
  date: string;
  title: string;
  to: string;
  body: string[];
  points?: string[];
  table?: SampleTable;
  signedBy?: string;
}

export interface SampleNews {
  slug: string;
  date: string;
  title: string;
  description: string;
  attachment?: string;
}

/** A programme sheet that belongs to an event: the time and what happens then. */
interface SampleProgramme {
  intro: string;
  rows: [time: string, item: string][];
  note?: string;
}

export interface SampleEvent {
  slug: string;
  date: string;
  time: string;
  venue: string;
  title: string;
  description: string;
  /** The number of its picture among `events/event-01..12.webp`, or a picture of an album. */
  picture?: number | string;
  programme?: SampleProgramme;
}

/** A booklet of the e-book shelf; each chapter begins with a heading. */
export interface SampleBook {
  slug: string;
  date: string;
  title: string;
  author: string;
  description: string;
  chapters: { heading: string; paragraphs: string[] }[];
}

/** `photo` is a number among `people/pupil-01..60.webp`. */
export interface SampleTopper {
  class: 'X' | 'XII';
  /** Of the board examination. */
  year: string;
  name: string;
  stream: string;
  division: string;
  photo: number;
}

export interface SampleBirthday {
  name: string;
  class: string;
  photo?: number;
}

/**
 * `thumbnail` is a number among `videos/video-01..08.webp` or a picture of an album, `code` the host's eleven
 * characters.
 */
export interface SampleVideo {
  code: string;
  date: string;
  title: string;
  thumbnail?: number | string;
}

/** A transfer certificate on file: what the form asks for and what the certificate says. */
export interface SampleCertificate {
  name: string;
  admission: string;
  serial: string;
  parents: string;
  nationality: string;
  admitted: string;
  born: string;
  lastClass: string;
  result: string;
  subjects: string;
  conduct: string;
  reason: string;
  left: string;
  issued: string;
}
