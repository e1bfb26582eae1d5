import * as v from 'valibot';

import type { FileIndex } from './files';
import type { Findings } from './findings';
import { wordsOfIssue } from './problems';
import type { JsonFile } from './read';
import { missingFiles } from './references';
import { unknownFields } from './unknown-fields';

interface Source {
  /** Its path below the content folder, with which a problem begins. */
  readonly file: string;
  readonly json: JsonFile;
  readonly findings: Findings;
}

/** The value as its schema makes it, or nothing and a line in the findings for each thing that is wrong. */
function checkValue<S extends v.GenericSchema>(
  { file, json, findings }: Source,
  schema: S,
): v.InferOutput<S> | undefined {
  if ('problem' in json) {
    findings.problems.push(json.problem);
    return undefined;
  }
  if (json.remark !== undefined) findings.remarks.push(json.remark);
  const result = v.safeParse(schema, json.value);
  if (result.success) {
    const unknown = unknownFields(json.value, result.output);
    findings.remarks.push(...unknown.map((line) => `${file}: ${line}`));
    return result.output;
  }
  findings.problems.push(...result.issues.map((issue) => `${file}: ${wordsOfIssue(issue)}`));
  return undefined;
}

/** As `checkValue`, for words and the files that they name. */
export function checkWords<S extends v.GenericSchema>(
  source: Source,
  schema: S,
  files: FileIndex,
): v.InferOutput<S> | undefined {
  const words = checkValue(source, schema);
  source.findings.problems.push(...missingFiles(words, files).map((line) => `${source.file}: ${line}`));
  return words;
}

interface RecordChecks<T> {
  readonly file: string;
  /** How a record is called in a problem besides its number. */
  readonly nameOf?: (record: unknown) => string;
  /** What is wrong with a record beyond its schema. */
  readonly check?: (record: T) => readonly string[];
  /** What a record may say, but hardly means. */
  readonly remark?: (record: T) => readonly string[];
  /** Fields that a record may have besides those of its schema. */
  readonly unshown?: readonly string[] | undefined;
}

/** As `checkValue` for a list, record by record, so that each problem tells where it is. */
export function checkRecords<S extends v.GenericSchema>(
  json: JsonFile,
  schema: S,
  {
    file,
    nameOf = () => '',
    check = () => [],
    remark = () => [],
    unshown = [],
  }: RecordChecks<v.InferOutput<S>>,
  findings: Findings,
): v.InferOutput<S>[] {
  const values = checkValue({ file, json, findings }, v.array(v.unknown())) ?? [];
  return values.flatMap((value, index) => {
    const placed = (line: string) => `${file}: record ${index + 1}${nameOf(value)}: ${line}`;
    const result = v.safeParse(schema, value);
    if (!result.success) {
      findings.problems.push(...result.issues.map((issue) => placed(wordsOfIssue(issue))));
      return [];
    }
    findings.problems.push(...check(result.output).map(placed));
    const known = {
      ...Object.fromEntries(unshown.map((field) => [field, ''])),
      ...(result.output as object),
    };
    findings.remarks.push(...[...unknownFields(value, known), ...remark(result.output)].map(placed));
    return [result.output];
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
