import { ariaDescribedByIds, type FieldProps, type RJSFSchema, type WidgetProps } from '@rjsf/utils';

import { FileBox, type FormContext } from './file-box';

/** A picture of a page, with the pixels that the server has counted. */
interface Picture {
  file?: string;
  alt?: string;
  caption?: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** Documents or pictures, one or a list of them. */
export function FilesWidget({ id, label, value, schema, uiSchema, onChange, registry }: WidgetProps) {
  const isList = schema.type === 'array';
  return (
    <FileBox
      id={id}
      label={label}
      files={[(value ?? []) as string | string[]].flat()}
      isList={isList}
      isPicture={uiSchema?.['ui:widget'] === 'picture'}
      context={registry.formContext as FormContext}
      onChange={(files) => onChange(isList ? files : files[0])}
    />
  );
}

/** A picture of a page and the words for it. */
export function PictureField(props: FieldProps) {
  const { fieldPathId, onChange, registry, uiSchema, errorSchema } = props;
  const { properties = {}, title: name = 'Picture' } = props.schema;
  const picture = (props.formData ?? {}) as Picture;
  const id = fieldPathId.$id;
  const change = (fields: Picture) => {
    onChange({ ...picture, ...fields }, fieldPathId.path);
  };
  const title = String(uiSchema?.['ui:title'] ?? name);
  return (
    <fieldset>
      <legend>
        <label htmlFor={id}>{title}</label>
      </legend>
      <FileBox
        id={id}
        label={title}
        files={picture.file ? [picture.file] : []}
        isList={false}
        isPicture
        context={registry.formContext as FormContext}
        onChange={([file], added) => {
          const { width, height } = added ?? {};
          if (file === undefined) onChange(undefined, fieldPathId.path);
          else change({ file, ...('width' in properties && { width, height }) });
        }}
      />
      {(['alt', 'caption'] as const)
        .filter((text) => text in properties)
        .map((text) => (
          <div key={text} className="field">
            <label htmlFor={`${id}_${text}`}>{(properties[text] as RJSFSchema).title}</label>
            <div id={`${id}_${text}__error`}>{errorSchema?.[text]?.__errors?.join(' ')}</div>
            <input
              id={`${id}_${text}`}
              value={picture[text] ?? ''}
              aria-describedby={`${id}_${text}__error`}
              onChange={({ target }) => change({ [text]: target.value || (text === 'alt' ? '' : undefined) })}
            />
          </div>
        ))}
    </fieldset>
  );
}

/** A day and a time of the school's clocks, as they are written. */
export function MomentWidget({ id, value, onChange, required }: WidgetProps) {
  return (
    <input
      id={id}
      type="datetime-local"
      value={String(value ?? '').slice(0, 16)}
      required={required ?? false}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}
