import type { ThemeName } from './album-themes';

/** An album of the photo gallery: its words, its day and how many pictures its theme gives. */
export interface Album {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly theme: ThemeName;
  readonly pictures: number;
}
