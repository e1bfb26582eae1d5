import { classWords } from './class-words';

/** The classes of a school, from the youngest on. */
export const classNames: readonly string[] = 'Nursery LKG UKG I II III IV V VI VII VIII IX X XI XII'.split(
  ' ',
);

/** `Class VIII`, and `LKG` as it is. */
export function classTitle(name: string): string {
  return /^[IVX]+$/.test(name) ? `${classWords.title} ${name}` : name;
}

/** In addresses of files and names of content, such as `class-viii`. */
export function classId(name: string): string {
  return `class-${name.toLowerCase()}`;
}

/** The page of a class. */
export function classPage(name: string): string {
  return `/Class/${name}`;
}
