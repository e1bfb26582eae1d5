import { type Circular, useReport } from '@school/shared-deps';
import { Field, type Filter, type FilterControlProps } from '@school/shared-deps/lists';
import { classNames } from '@school/shared-deps/routes';
import { useEffect, useRef } from 'react';

import { ALL_CLASSES } from '../../classes/chosen-class';
import { rememberClass, rememberedClass } from '../../classes/class-memory';
import { ClassOptions } from '../../classes/class-options';
import { texts } from '../../texts/classes';

/** Circulars to one class and those to all; the newest first, whichever of both they are. */
export const classFilter: Filter<string, unknown, Circular> = {
  all: ALL_CLASSES,
  parse: (text) => [...classNames, ALL_CLASSES].find((each) => each === text),
  serialize: (value) => (value === ALL_CLASSES ? '' : value),
  keep:
    (value) =>
    ({ record: { classes = [] } }) =>
      classes.length === 0 || classes.includes(value),
  Control: ClassField,
  feature: { text: texts.isFor, link: texts.showAll },
};

function ClassField({ name, value, onChange }: FilterControlProps<string, unknown>) {
  useReport({ type: 'class' });
  useRememberedClass(onChange);
  const choose = (chosen: string) => {
    rememberClass(chosen);
    onChange(chosen);
  };
  return (
    <Field label={texts.label}>
      <select name={name} value={value} onChange={({ target }) => choose(target.value)}>
        <ClassOptions />
      </select>
    </Field>
  );
}

/** Applies the remembered class once: later it would undo a choice. */
function useRememberedClass(apply: (name: string) => void): void {
  const isApplied = useRef(false);
  useEffect(() => {
    if (isApplied.current) return;
    isApplied.current = true;
    const name = rememberedClass();
    if (name !== undefined) apply(name);
  }, [apply]);
}
