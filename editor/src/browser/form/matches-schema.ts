import { findSchemaDefinition, type RJSFSchema, type ValidatorType } from '@rjsf/utils';

import type { FormContext } from './file-box';

/** For the form alone, which asks of which kind a block is. The server's check decides what is valid. */
export const validator: ValidatorType<unknown, RJSFSchema, FormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: (schema, data, root) => matches(schema, data, root),
};

function matches(schema: RJSFSchema | boolean, data: unknown, root: RJSFSchema): boolean {
  if (typeof schema === 'boolean') return schema;
  if (schema.$ref !== undefined) return matches(findSchemaDefinition(schema.$ref, root), data, root);
  if ('const' in schema && schema.const !== data) return false;
  if (schema.enum && !schema.enum.some((value) => value === data)) return false;
  if (typeof schema.type === 'string' && !isOfType(schema.type, data)) return false;
  const isMatch = (each: RJSFSchema | boolean) => matches(each, data, root);
  if (schema.allOf?.every((each) => isMatch(each)) === false) return false;
  const options = schema.anyOf ?? schema.oneOf;
  if (options?.some((each) => isMatch(each)) === false) return false;
  const fields = new Map(Object.entries(data ?? {}) as [string, unknown][]);
  if (schema.required?.some((name) => fields.get(name) === undefined)) return false;
  return Object.entries(schema.properties ?? {}).every(
    ([name, field]) => fields.get(name) === undefined || matches(field as RJSFSchema, fields.get(name), root),
  );
}

function isOfType(type: string, data: unknown): boolean {
  if (type === 'array') return Array.isArray(data);
  if (type === 'integer') return Number.isInteger(data);
  if (type === 'null') return data === null;
  return typeof data === type && !Array.isArray(data) && data !== null;
}
