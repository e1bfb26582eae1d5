import type { Profile } from '@school/contract';
import type { FeatureSources } from '@school/features/feature';
import type { GeneratedFile } from '@school/server/derived/generator';
import { drawIcon, type Icon } from '@school/server/files/pictures/drawn-icon';
import type { Enqueue } from '@school/server/http/costs';
import { fileHeaders } from '@school/server/http/response-headers';
import { GROUND } from '@school/server/pages/document/grounds';
import { texts } from '@school/server/settings/texts';
import { imagePath } from '@school/shared-deps/server';

/** Systems cut a maskable icon to their own shape: a circle of four fifths of its side is always shown. */
const icons: Readonly<Record<string, Icon>> = {
  'icon-192': { size: 192, share: 1 },
  'icon-512': { size: 512, share: 1 },
  'maskable-512': { size: 512, share: 0.6, ground: GROUND.light },
  'apple-touch-icon': { size: 180, share: 0.8, ground: GROUND.light },
};
const EMBLEM_WIDTH = 640;
const caching = { 'cache-control': 'public, max-age=3600' };
const manifestHeaders = { ...caching, 'content-type': 'application/manifest+json; charset=utf-8' };
const iconHeaders = { ...caching, ...fileHeaders('image/png'), 'content-type': 'image/png' };

/** The manifest and the icons of the site that a visitor has installed. */
export function installedSiteFiles({ content, gateway, pictures }: FeatureSources): GeneratedFile[] {
  /** Undefined where there is none that can be shown. */
  const readEmblem = async (enqueue: Enqueue) => {
    const reference = content.current().profile.emblem?.file;
    if (reference === undefined) return undefined;
    const original = { upstream: gateway.hostOf(reference), path: imagePath(reference), reference };
    return pictures.get(original, EMBLEM_WIDTH, enqueue).catch(() => undefined);
  };
  const iconFiles = Object.entries(icons).map(([name, icon]): GeneratedFile => ({
    address: addressOf(name),
    read: ({ enqueue }) => ({
      version: content.version(),
      headers: iconHeaders,
      generate: async () => {
        const emblem = await readEmblem(enqueue);
        return emblem && drawIcon(emblem.body, icon).catch(() => undefined);
      },
    }),
  }));
  const generate = () => JSON.stringify(manifestOf(content.current().profile));
  const read = () => ({ version: content.version(), headers: manifestHeaders, generate });
  return [{ address: '/site.webmanifest', read }, ...iconFiles];
}

function addressOf(name: string): string {
  return `/icons/${name}.png`;
}

function manifestOf({ name, shortName, description, emblem }: Profile) {
  const shown = Object.entries(icons).filter(([key]) => key !== 'apple-touch-icon');
  return {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: 'en',
    // the intro belongs to `/` alone
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: GROUND.light,
    background_color: GROUND.light,
    icons: emblem
      ? shown.map(([key, { size, ground }]) => ({
          src: addressOf(key),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: ground === undefined ? 'any' : 'maskable',
        }))
      : [],
    shortcuts: Object.entries(texts.shortcuts).map(([url, label]) => ({ name: label, url })),
  };
}
