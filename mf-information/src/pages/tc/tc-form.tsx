import { Button, useInBrowser } from '@school/shared-deps';
import { attempt } from '@school/shared-deps/bundled';
import { useSelector } from '@xstate/react';
import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFrom, StateValueFrom } from 'xstate';

import { texts } from '../../texts/tc';
import { Field } from './field';
import type { tcMachine } from './tc.machine';
import classes from './tc-form.module.css';

type Value = StateValueFrom<typeof tcMachine>;
/** A state of the chart, by its own name. */
type State = Exclude<Value, object> | NonNullable<Extract<Value, object>['editable']>;

const errors: Partial<Record<State, string>> = {
  invalid: texts.emptyField,
  refused: texts.notProcessed,
  unreachable: texts.notProcessed,
  failed: texts.notProcessed,
  undelivered: texts.notDownloaded,
};

const progress: Partial<Record<State, string>> = {
  submitting: texts.submitting,
  downloading: texts.downloading,
  done: texts.done,
  unreachable: texts.unreachable,
};

interface TcFormProps {
  tc: ActorRefFrom<typeof tcMachine>;
  /** Where the browser sends it without script: the page itself. */
  action: string;
  /** Help when there is no such certificate. */
  children: ReactNode;
}

/**
 * Requests a pupil's transfer certificate. Before and without script the browser sends the form to its page.
 * The browser then also says when a field is empty; the machine goes on from there.
 */
export function TcForm({ tc, action, children }: TcFormProps) {
  const state = useSelector(tc, ({ value }) => leafOf(value));
  const isBusy = useSelector(tc, (snapshot) => snapshot.hasTag('busy'));
  const { request, posted, status } = useSelector(tc, (snapshot) => snapshot.context);
  const errorId = useId();
  const error = errors[state];
  const isInBrowser = useInBrowser();
  const form = useRef<HTMLFormElement>(null);
  // before React has changed anything, or has rendered the form anew
  const [isRefused] = useState(isRefusedByBrowser);
  useLayoutEffect(() => {
    const { current } = form;
    // the machine is told first what was typed before
    if (current && (isRefused || isRefusedByBrowser())) queueMicrotask(() => send(current, tc));
  }, [tc, isRefused]);

  const field = {
    describedBy: error === undefined ? undefined : errorId,
    onInput: () => tc.send({ type: 'field.changed' }),
  };
  const isInvalid = state === 'invalid';
  return (
    <>
      <form
        ref={form}
        method="post"
        action={action}
        noValidate={isInBrowser}
        className={classes['form']}
        data-busy={isBusy || undefined}
        onSubmit={(event) => submit(event, tc)}
      >
        <Field
          label={texts.name}
          name="name"
          posted={posted?.fields['name']}
          isMissing={isInvalid && request.name === ''}
          {...field}
        />
        <Field
          label={texts.admission}
          name="admission"
          posted={posted?.fields['admission']}
          isMissing={isInvalid && request.admission === ''}
          {...field}
        />
        {error !== undefined && (
          <p id={errorId} role="alert" className={classes['error']}>
            {error}
          </p>
        )}
        {!isInBrowser && error === undefined && (
          <p role="alert" className={classes['emptyField']}>
            {texts.emptyField}
          </p>
        )}
        <Button type="submit" kind="filled">
          {texts.submit}
        </Button>
        <p role="status" className={classes['progress']}>
          {state === 'refused' ? refusalOf(status) : progress[state]}
        </p>
        <p aria-live="polite" className={classes['help']}>
          {state === 'refused' && status === 404 && <span>{children}</span>}
        </p>
      </form>
      {state === 'downloadFailed' && <DownloadAlert onClose={() => tc.send({ type: 'alert.dismissed' })} />}
    </>
  );
}

/** Over the page until the visitor has read it; the browser then gives the focus back. */
function DownloadAlert({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <dialog
      ref={showOverPage}
      role="alertdialog"
      aria-labelledby={id}
      className={classes['alert']}
      onClose={onClose}
    >
      <p id={id}>{texts.notDownloaded}</p>
      <form method="dialog">
        <Button type="submit" kind="filled">
          {texts.ok}
        </Button>
      </form>
    </dialog>
  );
}

function showOverPage(dialog: HTMLDialogElement | null): void {
  attempt(
    () => dialog?.showModal(),
    () => dialog?.setAttribute('open', ''),
  );
}

/** Whether the page of the server says that a field is empty. */
function isRefusedByBrowser(): boolean {
  if (typeof document === 'undefined') return false;
  return Boolean(document.querySelector<HTMLElement>(`[class="${classes['emptyField']}"]`)?.offsetHeight);
}

function leafOf(value: Value): State {
  return typeof value === 'string' ? value : (value.editable ?? 'idle');
}

/** Why the server has refused a request. */
function refusalOf(status: number): string {
  if (status === 404) return texts.notFound;
  if (status === 429) return texts.tooManyTries;
  return texts.refused;
}

function submit(event: SubmitEvent<HTMLFormElement>, tc: TcFormProps['tc']): void {
  event.preventDefault();
  send(event.currentTarget, tc);
}

/** Sends what is filled in to the machine, and the visitor to the first field that is not. */
function send(form: HTMLFormElement, tc: TcFormProps['tc']): void {
  const fields = [...form.querySelectorAll('input')];
  const [name = '', admission = ''] = fields.map(({ value }) => value);
  tc.send({ type: 'form.submitted', name, admission });
  attempt(() => fields.find(({ value }) => value.trim() === '')?.focus());
}
