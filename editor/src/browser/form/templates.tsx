import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  IconButtonProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';

/** How the form lays out a field, a group of fields, and a list of them. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  MultiSchemaFieldTemplate,
};

function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, errors, description, hidden, displayLabel, required, schema } = props;
  if (hidden) return <div hidden>{children}</div>;
  // a checkbox has its label beside it
  const hasLabel = displayLabel && schema.type !== 'boolean';
  return (
    <div className={props.rawErrors?.length ? 'field isRefused' : 'field'}>
      {hasLabel && (
        <label htmlFor={id}>
          {nameOf(label)}
          {!required && <span className="quiet"> (may be empty)</span>}
        </label>
      )}
      {hasLabel && description}
      {errors}
      {children}
    </div>
  );
}

/** The form counts the items of a list as `Holidays-1`. */
const nameOf = (title: string) => title.replace(/-(\d+)$/, ' $1');

function ObjectFieldTemplate({ title, description, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const fields = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  // the heading of the page names the outermost group
  if (fieldPathId.path.length === 0) return <>{fields}</>;
  return (
    <fieldset>
      {title && <legend>{nameOf(title)}</legend>}
      {description && <p className="quiet">{description}</p>}
      {fields}
    </fieldset>
  );
}

function ArrayFieldTemplate({ title, items, canAdd, onAddClick, schema }: ArrayFieldTemplateProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {items}
      {canAdd && <Press text={`Add to “${title}”`} onClick={onAddClick} />}
    </fieldset>
  );
}

function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasRemove, onMoveUpItem, onRemoveItem } = buttonsProps;
  return (
    <div className="item">
      {children}
      <p className="presses">
        {hasMoveUp && <Press text={`Move ${index + 1} up`} onClick={onMoveUpItem} />}
        {hasRemove && <Press text={`Remove ${index + 1}`} onClick={onRemoveItem} />}
      </p>
    </div>
  );
}

/** A block of one of several kinds. */
function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <>
      <label className="field">Kind {selector}</label>
      {optionSchemaField}
    </>
  );
}

function Press({ text, onClick }: { text: string; onClick: IconButtonProps['onClick'] }) {
  return (
    <button type="button" onClick={onClick}>
      {text}
    </button>
  );
}
