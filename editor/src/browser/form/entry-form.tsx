import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RegistryWidgetsType, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';

import type { Finding, PartAnswer } from '../../api';
import { FilesWidget, MomentWidget, PictureField } from './fields';
import type { FormContext } from './file-box';
import { templates } from './templates';

const widgets: RegistryWidgetsType<unknown, RJSFSchema, FormContext> = {
  file: FilesWidget,
  picture: FilesWidget,
  datetime: MomentWidget,
};
const fields = { picture: PictureField };

/** The server's check decides what is valid. The form asks alone whether a cell of a table is a text. */
const validator: ValidatorType<unknown, RJSFSchema, FormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: ({ type }, data) => type === typeof data,
};

interface EntryFormProps {
  id: string;
  part: PartAnswer;
  value: unknown;
  findings?: readonly Finding[];
  /** None where it is only read. */
  onChange?: (value: unknown) => void;
  onSubmit?: () => void;
}

/** The form of an entry, made from its part's schema. */
export function EntryForm({ id, part, value, findings = [], onChange, onSubmit }: EntryFormProps) {
  const { title, name, headline } = (value ?? {}) as Record<string, unknown>;
  const firstText = [title, name, headline].find((text) => typeof text === 'string') ?? '';
  const context: FormContext = { partKey: part.key, title: firstText };
  return (
    <Form<unknown, RJSFSchema, FormContext>
      id={id}
      idPrefix={id}
      schema={part.schema}
      uiSchema={part.ui as UiSchema<unknown, RJSFSchema, FormContext>}
      formData={value}
      formContext={context}
      validator={validator}
      templates={templates}
      widgets={widgets}
      fields={fields}
      extraErrors={errorSchemaOf(findings)}
      showErrorList={false}
      noHtml5Validate
      onChange={({ formData }) => {
        onChange?.(formData);
      }}
      onSubmit={() => onSubmit?.()}
    >
      <></>
    </Form>
  );
}

/** The findings at their fields, as the form takes them. */
function errorSchemaOf(findings: readonly Finding[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { path, text } of findings) {
    let at: Record<string, ErrorSchema> = root as Record<string, ErrorSchema>;
    for (const name of path) at = (at[name] ??= {}) as Record<string, ErrorSchema>;
    const field = at as ErrorSchema;
    field.__errors = [...(field.__errors ?? []), text];
  }
  return root;
}

/** The titles of the fields above a finding, such as `“Holidays, 2, Day”`; empty for all of the entry. */
export function labelOf(schema: RJSFSchema, path: Finding['path']): string {
  let at: RJSFSchema | undefined = schema;
  const titles = path.map((key) => {
    at = (typeof key === 'number' ? at?.items : at?.properties?.[key]) as RJSFSchema | undefined;
    return typeof key === 'number' ? key + 1 : (at?.title ?? '');
  });
  return titles.length > 0 ? `“${titles.filter(Boolean).join(', ')}”` : '';
}
