import Form from '@rjsf/core/lib/components/Form.js';
import type { RegistryWidgetsType, RJSFSchema, UiSchema } from '@rjsf/utils';

import type { Finding, PartAnswer } from '../../api';
import { errorSchemaOf } from './error-schema';
import { FileWidget, MomentWidget, PictureField, PictureWidget } from './fields';
import type { FormContext } from './file-box';
import { validator } from './matches-schema';
import { templates } from './templates';

const widgets: RegistryWidgetsType<unknown, RJSFSchema, FormContext> = {
  FileWidget,
  file: FileWidget,
  picture: PictureWidget,
  DateTimeWidget: MomentWidget,
};
const fields = { picture: PictureField };

interface EntryFormProps {
  part: PartAnswer;
  value: unknown;
  findings: readonly Finding[];
  /** None where it is only read. */
  onChange?: (value: unknown) => void;
  onSubmit?: () => void;
}

/** The form of an entry, made from its part's schema. */
export function EntryForm({ part, value, findings, onChange, onSubmit }: EntryFormProps) {
  const { title, name, headline } = (value ?? {}) as Record<string, unknown>;
  const context: FormContext = { part: part.key, title: firstText([title, name, headline]) };
  return (
    <Form<unknown, RJSFSchema, FormContext>
      id={onSubmit ? 'entry' : 'theirs'}
      idPrefix={onSubmit ? 'entry' : 'theirs'}
      readonly={!onSubmit}
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

function firstText(values: readonly unknown[]): string {
  return values.find((value) => typeof value === 'string') ?? '';
}
