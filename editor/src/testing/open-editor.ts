import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RouteData } from '@school/contract';
import { copySchool } from '@school/server/testing/school-folder';

import { createEditor } from '../server/editor';

const origin = 'http://127.0.0.1:8081';
const routes: RouteData[] = [
  { path: '/News', title: 'News', trail: [], resources: ['news/all'] },
  { path: '/OurHistory', title: 'Our History', trail: [], resources: ['content/our-history'] },
];

/** Rules of a site whose folder has one place to fill in. */
export const rules = {
  routes,
  slipsOf: () => [],
  tasksOf: () => ['profile.json: name: the name'],
  dutiesOf: () => Promise.resolve(['board: consent: pages/our-history.json: has no text: add it']),
};

type Body = Record<string, never> & {
  change?: string;
  entry?: { id: string; version: string; title: string };
};

/** The editor of a school's copy, as a browser of this computer sends to it. */
export async function openEditor(school = copySchool()) {
  const app = await createEditor({
    folder: school.folder,
    siteUrl: 'http://127.0.0.1:8080',
    origin,
    isShared: false,
    pages: new Map(),
    rules,
  });
  const send = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/${url}`,
      headers: { host: '127.0.0.1:8081', origin, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const upload = (file: Buffer, name: string, part = 'records/news') => {
    const query = new URLSearchParams({ for: part, name });
    return send('POST', `files?${query.toString()}`, file, { 'content-type': 'application/octet-stream' });
  };
  const news = () =>
    JSON.parse(readFileSync(join(school.folder, 'records/news.json'), 'utf8')) as {
      title: string;
      description?: string;
    }[];
  return { school, send, upload, news };
}
