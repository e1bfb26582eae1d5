import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { blockNames, labels, ownLabels } from './labels';

/** rjsf's `uiSchema`. */
export type Ui = Record<string, unknown>;

export interface Form {
  schema: JsonSchema;
  ui: Ui;
}

/** Fields that the server fills in, or that bind a record to its address. */
const unedited = ['_id', 'id', 'bytes', 'pages'];

interface FormOptions {
  /** Of the part, for labels of its own. */
  key: string;
  /** Names of its fields in order; without it, all of them. */
  fields?: readonly string[] | undefined;
  /** Values to choose from, by the name of the field. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Paths of the site's pages, which links suggest. */
  pages: readonly string[];
}

/** Makes the form of a part from the contract's schema, with labels in a clerk's words. */
export function formOf(contract: v.GenericSchema, { key, fields, values = {}, pages }: FormOptions): Form {
  const schema = toJsonSchema(contract, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-07',
    overrideSchema: ({ valibotSchema }) => lenientType(valibotSchema),
  });
  const known = schema.properties ?? {};
  if (fields) schema.properties = Object.fromEntries(fields.map((name) => [name, known[name] ?? {}]));
  const describe = (each: JsonSchema, name: string): Ui => {
    const [title, description, widget] = ownLabels[`${key} ${name}`] ?? labels[name] ?? [];
    // month and day are no day of a calendar
    const isMonthDay = widget === 'date' && each.pattern !== undefined;
    const help = isMonthDay ? 'Month and day, such as 04-01' : description;
    Object.assign(each, title && { title }, help && { description: help });
    const choices = values[name];
    if (choices)
      Object.assign(each.type === 'array' ? itemsOf(each) : each, { type: 'string', enum: choices });
    if (name === 'href') each.examples = [...pages];
    if (widget === 'checkboxes') each.uniqueItems = true;
    return { ...(widget !== undefined && !isMonthDay && { 'ui:widget': widget }), ...describeInner(each) };
  };
  /** A cell of a table is a text or a document. */
  const describeCell = (each: JsonSchema): Ui => {
    each.title = each.type === 'string' ? 'Text' : 'Document';
    return describeInner(each);
  };
  const describeInner = (each: JsonSchema): Ui => {
    const { properties, oneOf, anyOf } = each;
    if (oneOf) {
      // each kind of a block has its name
      Object.assign(each, { discriminator: { propertyName: 'type' } });
      return { oneOf: oneOf.map((option) => describeInner(objectOf(option))) };
    }
    if (anyOf) return { anyOf: anyOf.map((option) => describeCell(objectOf(option))) };
    if (each.type === 'array') return { items: describeInner(itemsOf(each)) };
    if (!properties) return {};
    if ('file' in properties && 'alt' in properties) {
      const { alt, caption = {} } = properties;
      describe(objectOf(alt), 'alt');
      describe(objectOf(caption), 'caption');
      return { 'ui:field': 'picture' };
    }
    for (const name of unedited) Reflect.deleteProperty(properties, name);
    each.required = (each.required ?? []).filter((name) => name in properties);
    const ui = Object.entries(properties).map(([name, field]) => [name, describe(objectOf(field), name)]);
    return { ...Object.fromEntries(ui), ...describeKind(each) } as Ui;
  };
  return { schema, ui: { ...describeInner(schema), ...(fields && { 'ui:order': [...fields] }) } };
}

/** A block has a fixed type, which names it and isn't edited. */
function describeKind(block: JsonSchema): Ui {
  const type = objectOf(block.properties?.['type'] ?? {});
  if (typeof type.const !== 'string') return {};
  Object.assign(type, { type: 'string', default: type.const });
  block.title = blockNames[type.const] ?? type.const;
  return { type: { 'ui:widget': 'hidden' } };
}

function objectOf(schema: JsonSchema | boolean): JsonSchema {
  return typeof schema === 'boolean' ? {} : schema;
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {};
}

/** The fields of records take any value and make text or a list of files of it. */
function lenientType(schema: unknown): JsonSchema | undefined {
  const { type, wrapped, default: standard } = schema as Record<string, unknown>;
  if (type === 'union' && JSON.stringify(schema).includes('"expects":"number"')) {
    const { options } = schema as { options: readonly { type: string }[] };
    return options.every((option) => option.type !== 'object') ? { type: 'string', minLength: 1 } : undefined;
  }
  if (type !== 'optional' || (wrapped as { type?: string }).type !== 'unknown') return undefined;
  return Array.isArray(standard) ? { type: 'array', items: { type: 'string' } } : { type: 'string' };
}
