import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A claim: the process that has it; the last one, which is free, has none. */
interface Claim {
  number: number;
  owner?: Owner;
}

interface Owner {
  host: string;
  pid: number;
  /** When the process started: a number of a process that has ended is given out again. */
  started: string;
}

interface LockOptions {
  /** How long to wait for others (milliseconds). */
  patienceMs?: number;
  /** An owner on another machine that shows no sign of life for this long has crashed. */
  silenceMs?: number;
}

const PATIENCE_MS = 120_000;
const SILENCE_MS = 20_000;
const LOOK_AGAIN_MS = 25;

/**
 * Runs work while no other process does so for the same folder, on this machine or another one. Claims are
 * numbered files that only one process can create (docs/adr/0021). The highest one counts. It is free when it
 * says so or its process has ended, so that a crash leaves no lock behind.
 * @param work is given a check that throws when another machine took the lock over in the meantime
 * @throws when others do not end in time
 */
export async function withLock<T>(
  folder: string,
  work: (assertOwned: () => void) => T | Promise<T>,
  { patienceMs = PATIENCE_MS, silenceMs = SILENCE_MS }: LockOptions = {},
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const number = await acquire(folder, Date.now() + patienceMs, silenceMs);
  const alive = setInterval(() => showLife(folder, number), silenceMs / 8).unref();
  try {
    return await work(() => {
      if (highest(folder)?.number !== number) throw new Error(`${folder} was locked by another machine`);
    });
  } finally {
    clearInterval(alive);
    claim(folder, { number: number + 1 });
    rmSync(fileOf(folder, number), { force: true });
  }
}

async function acquire(folder: string, giveUp: number, silenceMs: number): Promise<number> {
  let seen = { sign: '', at: Date.now() };
  for (;;) {
    const last = highest(folder);
    const sign = last === undefined ? '' : signOfLife(folder, last.number);
    if (sign !== seen.sign) seen = { sign, at: Date.now() };
    if (last?.owner === undefined || hasEnded(last.owner, Date.now() - seen.at > silenceMs)) {
      const number = (last?.number ?? 0) + 1;
      // a claim below the highest is one that others made and removed since `last` was read
      if (claim(folder, { number, owner: self() })) {
        if (highest(folder)?.number === number) {
          removeBelow(folder, number);
          return number;
        }
        rmSync(fileOf(folder, number), { force: true });
      }
    } else if (Date.now() > giveUp) {
      throw new Error(`${folder} is locked by process ${last.owner.pid} on ${last.owner.host}`);
    }
    await sleep(LOOK_AGAIN_MS * (0.5 + Math.random()));
  }
}

/** Makes the file with its text at once; false when somebody has made it already. */
function claim(folder: string, { number, owner }: Claim): boolean {
  const draft = path.join(folder, `.${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(owner ?? {}));
  try {
    linkSync(draft, fileOf(folder, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function highest(folder: string): Claim | undefined {
  const numbers = readdirSync(folder).filter((name) => /^\d+$/.test(name));
  if (numbers.length === 0) return undefined;
  const number = Math.max(...numbers.map(Number));
  try {
    const owner = JSON.parse(readFileSync(fileOf(folder, number), 'utf8')) as Partial<Owner>;
    return { number, ...(owner.host !== undefined && { owner: owner as Owner }) };
  } catch {
    // its owner has removed it, after making a higher one
    return highest(folder);
  }
}

function removeBelow(folder: string, number: number): void {
  for (const name of readdirSync(folder)) {
    if (/^\d+$/.test(name) && Number(name) < number) rmSync(path.join(folder, name), { force: true });
  }
}

function self(): Owner {
  return { host: hostname(), pid: process.pid, started: startOf(process.pid) ?? '' };
}

function hasEnded({ host, pid, started }: Owner, isSilent: boolean): boolean {
  if (host !== hostname()) return isSilent;
  const now = startOf(pid);
  return now === undefined || now !== started;
}

/**
 * The time when a process of this machine started, empty when unknown; undefined when there is no such
 * process.
 */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  try {
    // the fields after the program's name, which may contain anything:
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    return '';
  }
}

function showLife(folder: string, number: number): void {
  try {
    utimesSync(fileOf(folder, number), new Date(), new Date());
  } catch {
    // another machine has taken the lock over, which `assertOwned` says
  }
}

function signOfLife(folder: string, number: number): string {
  return `${number} ${statSync(fileOf(folder, number), { throwIfNoEntry: false })?.mtimeMs ?? 0}`;
}

function fileOf(folder: string, number: number): string {
  return path.join(folder, String(number));
}
