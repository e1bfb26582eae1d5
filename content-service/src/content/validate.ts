import * as v from 'valibot';

import type { FileIndex } from './files';
import { wordsOfIssue } from './problems';
import type { JsonFile } from './read';
import { missingFiles } from './references';

interface Source {
  /** Its path below the content folder, with which a problem begins. */
  readonly file: string;
  readonly json: JsonFile;
  readonly problems: string[];
}

/** The value as its schema makes it, or nothing and a line in `problems` for each thing that is wrong. */
export function checkValue<S extends v.GenericSchema>(
  { file, json, problems }: Source,
  schema: S,
): v.InferOutput<S> | undefined {
  if ('problem' in json) {
    problems.push(json.problem);
    return undefined;
  }
  const result = v.safeParse(schema, json.value);
  if (result.success) return result.output;
  problems.push(...result.issues.map((issue) => `${file}: ${wordsOfIssue(issue)}`));
  return undefined;
}

/** As `checkValue`, for a page's words and the files that they name. */
export function checkWords(source: Source, schema: v.GenericSchema, files: FileIndex): unknown {
  const words = checkValue(source, schema);
  source.problems.push(...missingFiles(words, files).map((line) => `${source.file}: ${line}`));
  return words;
}

interface RecordChecks<T> {
  readonly file: string;
  /** How a record is called in a problem besides its number. */
  readonly nameOf?: (record: unknown) => string;
  /** What is wrong with a record beyond its schema. */
  readonly check?: (record: T) => readonly string[];
}

/** As `checkValue` for a list, record by record, so that each problem tells where it is. */
export function checkRecords<S extends v.GenericSchema>(
  json: JsonFile,
  schema: S,
  { file, nameOf = () => '', check = () => [] }: RecordChecks<v.InferOutput<S>>,
  problems: string[],
): v.InferOutput<S>[] {
  const values = checkValue({ file, json, problems }, v.array(v.unknown())) ?? [];
  return values.flatMap((value, index) => {
    const result = v.safeParse(schema, value);
    const lines = result.success ? check(result.output) : result.issues.map(wordsOfIssue);
    problems.push(...lines.map((line) => `${file}: record ${index + 1}${nameOf(value)}: ${line}`));
    return result.success ? [result.output] : [];
  });
}

/** ` ("Sports Day")` for a record with a title; names of people are not repeated. */
export function titleOf(record: unknown): string {
  const { title, description, category } = (record ?? {}) as Record<string, unknown>;
  const words = [title, description, category].find((text) => typeof text === 'string' && text.trim() !== '');
  if (typeof words !== 'string') return '';
  const line = words.trim().replace(/\s+/g, ' ');
  return ` ("${line.length > 40 ? `${line.slice(0, 40)}…` : line}")`;
}

/** Tells of each value that stands a second time. */
export function uniqueness(noun: string): (value: string) => readonly string[] {
  const seen = new Set<string>();
  return (value) => {
    if (seen.has(value)) return [`${noun} stands twice`];
    seen.add(value);
    return [];
  };
}
