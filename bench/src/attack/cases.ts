import { setTimeout as sleep } from 'node:timers/promises';

/** Requests at a rate, a few at a time. */
interface Flood {
  perSecond: number;
  path: (number: number) => string;
  inFlight?: number;
  /** The attacker leaves after this. */
  maxMs?: number;
  with?: (number: number) => { from?: string; headers?: Record<string, string>; json?: unknown };
}

/** Connections that are opened again when they are closed. */
interface Sockets {
  count: number;
  from: (number: number) => string;
  /** Sent at once. */
  text?: string;
  /** By default nothing is read. */
  readEveryMs?: number;
}

/** The means of attackers; each goes on until the attack ends. */
export interface Means {
  flood: (kind: string, flood: Flood) => Promise<void>;
  open: (sockets: Sockets) => Promise<void>;
}

/** The means of whoever runs the site. */
interface Control {
  seconds: number;
  moveRelease: (number: number) => void;
}

interface Case {
  attack?: (means: Means) => Promise<unknown>;
  /** How the provider answers for its lists meanwhile. */
  lists?: string;
  act?: (control: Control) => Promise<void>;
  /** Tries at a certificate that may reach the provider. */
  maxTries?: number;
  maxGrownMb?: number;
  maxAfterMb?: number;
  /** The p99 beside it, as a multiple of the quiet one. */
  maxTimes?: number;
}

/** The proxy that the site trusts. */
export const PROXY = '127.0.2.2';
const ATTACKER = '127.0.2.1';
const MOVES = 50;
const slashes = '/'.repeat(16_000);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: school\r\n\r\n`;

const file = (ending: string, headers: Record<string, string> = {}): Case => ({
  attack: ({ flood }) =>
    flood(ending, {
      perSecond: 2,
      inFlight: 2,
      path: (n) => `/api/image/hostile/${n}.${ending}`,
      with: () => ({ headers }),
    }),
});

const single: Record<string, Case> = {
  pipelining: {
    attack: ({ open }) => open({ count: 64, from: () => ATTACKER, text: get('/home').repeat(2_000) }),
  },
  films: {
    attack: ({ open }) => {
      const text = get('/api/image/long/film.mp4');
      return open({ count: 40, from: (n) => `127.0.2.${10 + (n % 10)}`, text, readEveryMs: 4_000 });
    },
  },
  albums: {
    attack: ({ flood }) =>
      flood('albums', { perSecond: 200, inFlight: 128, path: (n) => `/api/subGallery?id=made-up-${n}` }),
  },
  heic: file('heic'),
  jpeg: file('jpg'),
  webp: file('webp'),
  'film-index': file('mp4', { range: 'bytes=0-999' }),
  silent: { attack: ({ open }) => open({ count: 2_500, from: () => ATTACKER }) },
  deep: { lists: 'deep' },
  long: { lists: 'long' },
  numbers: {
    maxTries: 20,
    attack: ({ flood }) =>
      flood('tries', {
        perSecond: 250,
        inFlight: 128,
        path: () => '/api/tc/STAELRED',
        // each from another /64 of one /48
        with: (n) => ({
          from: PROXY,
          headers: { 'x-forwarded-for': `2001:db8:1:${n.toString(16)}::1` },
          json: { name: `Name ${n}`, admission: 'K 1234' },
        }),
      }),
  },
  missing: {
    attack: ({ flood }) =>
      Promise.all([
        flood('missing', { perSecond: 100, path: (n) => `/${'PhotoGalery'.repeat(150)}${n}` }),
        ...['results', 'office', 'today'].map((name) =>
          flood(name, { perSecond: 100, path: () => `/content/${name}.json` }),
        ),
      ]),
  },
  moves: {
    maxGrownMb: 60,
    act: async ({ seconds, moveRelease }) => {
      for (let number = 1; number <= MOVES; number += 1) {
        moveRelease(number);
        await sleep((seconds * 1000) / MOVES);
      }
    },
  },
  hanging: {
    attack: ({ flood }) =>
      flood('hanging', { perSecond: 4, path: (n) => `/api/image/hanging/${n}.jpg?w=480`, maxMs: 2_000 }),
  },
  provider: {
    lists: 'hostile',
    maxTimes: 10,
    maxAfterMb: 400,
    attack: ({ flood }) =>
      Promise.all([
        flood('slashes', { perSecond: 10, path: () => slashes }),
        flood('searches', { perSecond: 50, path: (n) => `/News?year=All&month=All&search=no${n}&shown=960` }),
        flood('albums', { perSecond: 20, path: (n) => `/SubGallery?id=made-up-${n}` }),
        flood('albumCalls', { perSecond: 20, path: (n) => `/api/subGallery?id=made-up-${n}` }),
        flood('surrogates', { perSecond: 10, path: (n) => `/Events?year=All&search=%ED%A0%80${n}` }),
        flood('lists', { perSecond: 10, path: () => '/api/events/All/STAELRED' }),
        flood('pictures', { perSecond: 4, path: (n) => `/api/image/endless/${n}.heic?w=480`, maxMs: 2_000 }),
      ]),
  },
};

const together = ['pipelining', 'films', 'albums', 'heic', 'jpeg', 'webp', 'film-index', 'silent'];

/** The ways in which the site and its provider are used against it. */
export const cases: Record<string, Case> = {
  ...single,
  everything: {
    lists: 'deep and long',
    maxTimes: 10,
    maxAfterMb: 450,
    attack: (means) => Promise.all(together.map(async (name) => single[name]?.attack?.(means))),
  },
};
