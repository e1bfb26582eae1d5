import { ariaDescribedByIds, type FieldProps, type WidgetProps } from '@rjsf/utils';

import { FileBox, type FormContext } from './file-box';

/** A picture of a page, with the pixels that the server has counted. */
interface Picture {
  file?: string;
  alt?: string;
  caption?: string;
  width?: number;
  height?: number;
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
export function PictureField({ formData, fieldPathId, onChange, registry, schema, uiSchema }: FieldProps) {
  const picture = (formData ?? {}) as Picture;
  const id = fieldPathId.$id;
  const change = (part: Partial<Picture>) => {
    onChange({ ...picture, ...part }, fieldPathId.path);
  };
  const title = String(uiSchema?.['ui:title'] ?? schema.title ?? 'Picture');
  const words = { alt: 'In words, for those who can’t see it', caption: 'Line below it' } as const;
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
          change({ file, ...(added?.width && { width: added.width, height: added.height }) } as Picture);
        }}
      />
      {(['alt', 'caption'] as const)
        .filter((name) => name in (schema.properties ?? {}))
        .map((name) => (
          <label key={name} className="field">
            {words[name]}
            <input
              value={picture[name] ?? ''}
              onChange={({ target }) => change({ [name]: target.value || (name === 'alt' ? '' : undefined) })}
            />
          </label>
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
