import { classNames } from '@school/shared-deps/routes';

/** In an address and a form, it asks for the records of all classes. */
export const ALL_CLASSES = 'All';

/** The class that an address names, if there is one. */
export function chosenClass(query: URLSearchParams): string | undefined {
  return classNames.find((name) => name === query.get('class'));
}
