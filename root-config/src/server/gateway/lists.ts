import { holdAnswer, type HeldAnswer } from '../http/held-answer';
import { securityHeaders } from '../http/security';
import { keepingOf } from './cache-control';
import { parseJson } from './parse-json';
import { ask, refusalOf, toUpstreamError, UpstreamError, type Upstream } from './upstream';

/** One call of the API that answers JSON. */
export interface Call {
  /** Path and query, as the provider is asked. */
  path: string;
  /** Its name: the path between `/api/` and the school code. */
  resource: string;
  isBearer: boolean;
}

/** A good answer of the provider, ready to be given. */
export interface HeldList {
  body: unknown;
  answer: HeldAnswer;
  /** When the provider last said that this is how it is (epoch milliseconds). */
  at: number;
  freshUntil: number;
  staleUntil: number;
}

/** What became of a call; after a failure the last good answer may stand in. */
export type Outcome =
  | { type: 'held'; list: HeldList }
  | { type: 'refused'; status: number; body: { error: string } }
  | { type: 'failed'; error: UpstreamError; last?: HeldList };

export interface Lists {
  get: (call: Call) => Promise<Outcome>;
  /** As `get`, but waits no longer than this from when the provider was asked; then the last good answer, if any. */
  getWithin: (call: Call, budgetMs: number) => Promise<HeldList | 'refused' | undefined>;
  /** Forgets every answer. */
  clear: () => void;
}

interface ListsOptions {
  upstream: Upstream;
  /** Changes an answer before anybody sees it; nothing means that there is no such thing. */
  prepare: (call: Call, body: unknown) => unknown;
  onOutcome: (call: Call, outcome: Outcome) => void;
  /** After a failure the provider is left alone for this long. */
  pauseMs: number;
  now?: () => number;
}

interface Slot {
  list?: HeldList;
  upstreamTag?: string;
  pending?: { outcome: Promise<Outcome>; since: number };
  failure?: { error: UpstreamError; until: number };
}

const MOST_SLOTS = 500;

/** The provider's JSON answers: asked for once however many want them, and kept as long as the provider allows. */
export function createLists({ upstream, prepare, onOutcome, pauseMs, now = Date.now }: ListsOptions): Lists {
  const slots = new Map<string, Slot>();

  const settle = (call: Call, slot: Slot, outcome: Outcome): Outcome => {
    delete slot.pending;
    delete slot.failure;
    if (outcome.type === 'failed') slot.failure = { error: outcome.error, until: now() + pauseMs };
    if (outcome.type === 'refused') slots.delete(call.path);
    onOutcome(call, outcome);
    return outcome;
  };

  const begin = (call: Call, slot: Slot): Promise<Outcome> => {
    const outcome = fetchList(upstream, call, slot, { prepare, now })
      .catch((error: unknown) => failed(slot, toUpstreamError(error), now()))
      .then((settled) => settle(call, slot, settled));
    slot.pending = { outcome, since: now() };
    return outcome;
  };

  const get = (call: Call): Promise<Outcome> => {
    const slot = slotOf(slots, call.path);
    const { list, failure, pending } = slot;
    if (list !== undefined && list.freshUntil > now()) return Promise.resolve({ type: 'held', list });
    if (failure !== undefined && failure.until > now()) {
      return Promise.resolve(failed(slot, failure.error, now()));
    }
    return pending?.outcome ?? begin(call, slot);
  };

  return {
    get,
    getWithin: async (call, budgetMs) => {
      const outcome = get(call);
      const slot = slots.get(call.path);
      const waitMs = Math.max(0, (slot?.pending?.since ?? now()) + budgetMs - now());
      const first = await withTimeout(outcome, waitMs);
      if (first?.type === 'held') return first.list;
      if (first?.type === 'refused') return 'refused';
      return slot && usable(slot, now());
    },
    clear: () => slots.clear(),
  };
}

/** The slot of a call, the one that was longest not asked for making room. */
function slotOf(slots: Map<string, Slot>, path: string): Slot {
  const slot = slots.get(path) ?? {};
  slots.delete(path);
  slots.set(path, slot);
  const [oldest] = slots.keys();
  if (slots.size > MOST_SLOTS && oldest !== undefined) slots.delete(oldest);
  return slot;
}

function failed(slot: Slot, error: UpstreamError, now: number): Outcome {
  const last = usable(slot, now);
  return { type: 'failed', error, ...(last && { last }) };
}

function usable({ list }: Slot, now: number): HeldList | undefined {
  return list !== undefined && list.staleUntil > now ? list : undefined;
}

/** Asks the provider for a list, or whether it has changed. Throws when there is no usable answer. */
async function fetchList(
  upstream: Upstream,
  call: Call,
  slot: Slot,
  { prepare, now }: Required<Pick<ListsOptions, 'prepare' | 'now'>>,
): Promise<Outcome> {
  const condition = slot.list && slot.upstreamTag ? { 'if-none-match': slot.upstreamTag } : {};
  const response = await ask(upstream, call.path, {
    isBearer: call.isBearer,
    headers: { accept: 'application/json', ...condition },
    signal: AbortSignal.timeout(upstream.timeoutMs),
  });
  const { status, headers } = response;
  const isUnchanged = status === 304 && slot.list !== undefined;
  if (!response.ok && !isUnchanged) return refuse(response);
  const body: unknown = isUnchanged ? slot.list?.body : prepare(call, await readJson(call, response));
  if (body === undefined) return { type: 'refused', status: 404, body: { error: 'not found' } };

  const { isStored, freshMs, staleMs } = keepingOf(headers.get('cache-control'));
  const answer = isUnchanged && slot.list ? slot.list.answer : hold(body, isStored, slot.list?.answer);
  const at = now();
  const list = { body, answer, at, freshUntil: at + freshMs, staleUntil: at + freshMs + staleMs };
  const tag = headers.get('etag') ?? (isUnchanged ? slot.upstreamTag : undefined);
  delete slot.list;
  delete slot.upstreamTag;
  if (!isStored) return { type: 'held', list: { ...list, freshUntil: 0, staleUntil: 0 } };
  slot.list = list;
  if (tag !== undefined) slot.upstreamTag = tag;
  return { type: 'held', list };
}

/** A refusal is the visitor's; too many requests, a time-out and a fault of the provider's own pass. */
async function refuse(response: Response): Promise<Outcome> {
  const { status } = response;
  const body = await refusalOf(response);
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    return { type: 'refused', status, body };
  throw new UpstreamError(502, `the provider answered ${status}`);
}

async function readJson({ resource }: Call, response: Response): Promise<unknown> {
  const text = await response.text();
  const body = parseJson(text);
  const isFit = resource === 'subGallery' ? typeof body === 'object' && body !== null : Array.isArray(body);
  if (!isFit) throw new UpstreamError(502, 'the answer of the provider cannot be read');
  return body;
}

function hold(body: unknown, isStored: boolean, last?: HeldAnswer): HeldAnswer {
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isStored ? 'no-cache' : 'no-store',
  };
  const answer = holdAnswer(JSON.stringify(body), { headers });
  return last?.tag === answer.tag ? last : answer;
}

async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
