import type { Entry, SharedPicture } from '@school/server/derived/entries';
import type { DescribedPage } from '@school/server/pages/render/describe';

export type SubjectSource = Omit<DescribedPage, 'routes'>;

/** The page, record or photo of an address, as messengers and search engines show it. */
export interface Subject {
  title: string;
  /** A sentence or two of its own. */
  description: string;
  /** Left out, a link shows the school's banner. */
  picture?: SharedPicture | undefined;
  /** The record that the address names. */
  entry?: Entry | undefined;
}

/** A page with what describes it for machines (schema.org). */
export interface DataSource extends DescribedPage {
  subject: Subject;
  /** The site's address, or empty: then addresses begin with their path. */
  base: string;
}
