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
  checkReferences(source, { file }, content);
  return content;
}

/** The values of a list, of which each is checked by itself. */
export async function readValues(source: Source, file: string): Promise<unknown[]> {
  return checkValue(file, await readJson(source, file, []), v.array(v.unknown()), source.findings) ?? [];
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
