import { Button, useReport } from '@school/shared-deps';

import { texts } from '../texts/classes';
import { ALL_CLASSES } from './chosen-class';
import classes from './class-form.module.css';
import { ClassOptions } from './class-options';

/** Chooses the class of a static page; the browser sends the form. */
export function ClassForm({ chosen }: { chosen: string | undefined }) {
  useReport({ type: 'class' });
  return (
    <form role="search" method="get" aria-label={texts.label} className={classes['form']}>
      <label className={classes['field']}>
        <span className="label">{texts.label}</span>
        <select name="class" defaultValue={chosen ?? ALL_CLASSES}>
          <ClassOptions />
        </select>
      </label>
      <Button type="submit">{texts.show}</Button>
      {chosen !== undefined && (
        <a href={`?class=${ALL_CLASSES}`} className="target">
          {texts.forget(chosen)}
        </a>
      )}
    </form>
  );
}
