import type { Page } from '@playwright/test';

/** An address in a document, and its use. */
export interface Reference {
  /** As written in the document. */
  address: string;
  use: 'link' | 'image' | 'frame' | 'video' | 'captions' | 'style' | 'script' | 'font';
}

export interface References {
  references: readonly Reference[];
  /** Elements that a fragment can lead to. */
  ids: readonly string[];
}

/** All references of an HTML document, read by a browser's parser without running scripts. */
export async function referencesOf(page: Page, html: string): Promise<References> {
  return page.evaluate(readDocument, html);
}

function readDocument(html: string): References {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const values = (selector: string, name: string) =>
    all(selector).map((each) => each.getAttribute(name) ?? '');
  const candidates = (set: string) => set.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? '');

  /**
   * Where a form that is sent by GET leads: once for each year and class, and by each button with a value of
   * its own.
   */
  const targetsOf = (form: HTMLFormElement): string[] => {
    const address = (entries: readonly [string, string][]) => {
      const query = new URLSearchParams(entries.map(([name, value]) => [name, value]));
      query.sort();
      return `${form.getAttribute('action') ?? ''}?${query.toString()}`;
    };
    const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const options = [...form.elements].flatMap((field) =>
      field instanceof HTMLSelectElement && ['year', 'class'].includes(field.name)
        ? [...field.options].map(({ value }) => [field.name, value] as const)
        : [],
    );
    const buttons = [...form.elements].filter(
      (field): field is HTMLButtonElement =>
        field instanceof HTMLButtonElement && field.name !== '' && !field.disabled,
    );
    return [
      address(fields),
      ...options.map(([name, value]) =>
        address([[name, value], ...fields.filter(([each]) => each !== name)]),
      ),
      ...buttons.map(({ name, value }) => address([...fields, [name, value]])),
    ];
  };

  const preloads = (type: string) => `link[rel="preload"][as="${type}"]`;
  const importMap = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '{}') as {
    imports?: Record<string, string>;
  };
  const uses: Record<Reference['use'], readonly string[]> = {
    // each page has the same links in each language
    link: [
      ...values('a:not([hreflang]), area', 'href'),
      ...all<HTMLFormElement>('form[method="get" i]').flatMap(targetsOf),
    ],
    image: [
      ...values('img[src]', 'src'),
      ...values('video[poster]', 'poster'),
      ...values(`${preloads('image')}[href], link[rel~="icon"], link[rel="apple-touch-icon"]`, 'href'),
      ...values('[srcset]', 'srcset').flatMap(candidates),
      ...values('[imagesrcset]', 'imagesrcset').flatMap(candidates),
    ],
    frame: values('iframe', 'src'),
    video: values('video[src], video > source', 'src'),
    captions: values('track', 'src'),
    style: values('link[rel="stylesheet"]', 'href'),
    script: [
      ...values('script[src]', 'src'),
      ...values(`link[rel="modulepreload"], ${preloads('script')}`, 'href'),
      ...Object.values(importMap.imports ?? {}),
    ],
    font: values(preloads('font'), 'href'),
  };
  return {
    references: Object.entries(uses).flatMap(([use, addresses]) =>
      addresses.map((address) => ({ address, use: use as Reference['use'] })),
    ),
    ids: all('[id]').map(({ id }) => id),
  };
}
