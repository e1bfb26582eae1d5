import type { Place } from '@school/contract';
import * as v from 'valibot';

import { type Findings, messageOfIssue } from './problems';
import type { JsonFile } from './read';
import { checkReferences, readJson, type Source } from './source';

/**
 * The value as its schema makes it. An invalid one is undefined, and adds its problems to the findings.
 * @param unshown fields that it may have besides those of its schema
 */
export function checkValue<S extends v.GenericSchema>(
  file: string,
  json: JsonFile,
  schema: S,
  findings: Findings,
  unshown: readonly string[] = [],
): v.InferOutput<S> | undefined {
  if ('problem' in json) {
    findings.problems.push(json.problem);
    return undefined;
  }
  if (json.warning !== undefined) findings.warnings.push(json.warning);
  const result = v.safeParse(schema, json.value);
  if (result.success) {
    const unknown = unknownFields(json.value, result.output, unshown);
    findings.warnings.push(...unknown.map((line) => `${file}: ${line}`));
    return result.output;
  }
  findings.problems.push(...result.issues.map((issue) => `${file}: ${messageOfIssue(issue)}`));
  return undefined;
}

/**
 * Reads a file of content, and checks the files that it names.
 * @param otherwise the value of a file that is missing
 */
export async function readContent<S extends v.GenericSchema>(
  source: Source,
  file: string,
  schema: S,
  otherwise?: v.InferInput<S>,
): Promise<v.InferOutput<S> | undefined> {
  const json = await readJson(source, file, otherwise);
  const content = checkValue(file, json, schema, source.findings);
  checkReferences(source, file, content, (line) => `${file}: ${line}`);
  return content;
}

interface RecordChecks<T> {
  /** The name of a record in a problem, besides its number. */
  readonly nameOf?: (record: unknown) => string;
  /** Problems of a record beyond its schema. `written` has its values as they are in the file. */
  readonly check: (record: T, written: object) => readonly string[];
  /** Warnings about values that are valid but not shown. */
  readonly warningsOf?: (written: object) => readonly string[];
  /** Fields that a record may have besides those of its schema. */
  readonly unshown?: readonly string[] | undefined;
  /** Whether its files are no files of the site. */
  readonly isPrivate?: boolean;
}

/** Reads a list, record by record, so that each problem says where it is. */
export async function readRecords<S extends v.GenericSchema>(
  source: Source,
  file: string,
  schema: S,
  {
    nameOf = () => '',
    check,
    warningsOf = () => [],
    unshown = [],
    isPrivate = false,
  }: RecordChecks<v.InferOutput<S>>,
): Promise<v.InferOutput<S>[]> {
  const { findings } = source;
  const json = await readJson(source, file, []);
  const values = checkValue(file, json, v.array(v.unknown()), findings) ?? [];
  return values.flatMap((value, index) => {
    const place = `${file}: record ${index + 1}${nameOf(value)}`;
    const placed = (line: string) => `${place}: ${line}`;
    const record = checkValue(place, { value }, schema, findings, unshown);
    if (record === undefined) return [];
    const written = { ...(record as object), ...(value as object) };
    findings.problems.push(...check(record, written).map(placed));
    if (!isPrivate) checkReferences(source, file, written, placed);
    findings.warnings.push(...warningsOf(written).map(placed));
    return [record];
  });
}

/** ` ("Sports Day")` for a record with a title; names of people are not repeated. */
export function titleOf(record: unknown): string {
  const { title, description, category } = (record ?? {}) as Record<string, unknown>;
  const texts = [title, description, category].filter((text) => typeof text === 'string');
  const line = texts.map((text) => text.trim().replace(/\s+/g, ' ')).find(Boolean);
  return line === undefined ? '' : ` ("${line.length > 40 ? `${line.slice(0, 40)}…` : line}")`;
}

/** Reports each value that is used again. */
export function uniqueness(noun: string): (value: string) => readonly string[] {
  const seen = new Set<string>();
  return (value) => {
    if (seen.has(value)) return [`${noun} is used twice`];
    seen.add(value);
    return [];
  };
}

/**
 * The places of fields that the schema does not know and has dropped.
 * @param checked the same value after the schema
 */
function unknownFields(
  value: unknown,
  checked: unknown,
  unshown: readonly string[] = [],
  place: Place = [],
): string[] {
  if (Array.isArray(value)) {
    const items = Array.isArray(checked) ? checked : [];
    return value.flatMap((item, at) => unknownFields(item, items[at], [], [...place, at + 1]));
  }
  if (!isObject(value) || !isObject(checked)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key in checked || unshown.includes(key)
      ? unknownFields(item, checked[key], [], [...place, key])
      : [`${[...place, key].join(' ')} is not a known field`],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
