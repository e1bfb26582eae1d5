import { Button } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import type { ActorRefFrom, StateValueFrom } from 'xstate';

import { DownloadAlert } from './download-alert';
import { Field } from './field';
import type { tcMachine } from './tc.machine';
import classes from './tc-form.module.css';

type Value = StateValueFrom<typeof tcMachine>;
/** A state of the chart, by its own name. */
type State = Exclude<Value, object> | NonNullable<Extract<Value, object>['editable']>;

const notProcessed = 'Failed to process your request. Please try again later.';

/** Errors (spec §8). */
const errors: Partial<Record<State, string>> = {
  invalid: 'Please fill in all fields',
  refused: notProcessed,
  unreachable: notProcessed,
  failed: notProcessed,
  undelivered: 'Failed to download data.',
};

const progress: Partial<Record<State, string>> = {
  submitting: 'Looking for the certificate …',
  downloading: 'Downloading the certificate …',
  done: 'The certificate is saved as tc.jpg.',
  unreachable: 'The school’s server cannot be reached. Is this device connected to the internet?',
};

interface TcFormProps {
  tc: ActorRefFrom<typeof tcMachine>;
  /** Where the browser sends it without script: the page itself. */
  action: string;
  /** What helps where there is no such certificate. */
  children: ReactNode;
}

/** Requests a pupil's transfer certificate; before and without script the browser sends the form to its page. */
export function TcForm({ tc, action, children }: TcFormProps) {
  const state = useSelector(tc, ({ value }) => leafOf(value));
  const isBusy = useSelector(tc, (snapshot) => snapshot.hasTag('busy'));
  const { request, posted, status } = useSelector(tc, (snapshot) => snapshot.context);
  const errorId = useId();
  const error = errors[state];

  const field = {
    describedBy: error === undefined ? undefined : errorId,
    onInput: () => tc.send({ type: 'field.changed' }),
  };
  const isInvalid = state === 'invalid';
  return (
    <>
      <form
        method="post"
        action={action}
        noValidate
        className={classes['form']}
        data-busy={isBusy || undefined}
        onSubmit={(event) => submit(event, tc)}
      >
        <Field
          label="Name"
          name="name"
          posted={posted?.fields['name']}
          isMissing={isInvalid && request.name === ''}
          {...field}
        />
        <Field
          label="Admission Number"
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
        <Button type="submit" kind="filled">
          VIEW DETAILS
        </Button>
        <p role="status" className={classes['progress']}>
          {state === 'refused' ? refusalOf(status) : progress[state]}
        </p>
        <p aria-live="polite" className={classes['help']}>
          {state === 'refused' && status === 404 && children}
        </p>
      </form>
      {state === 'downloadFailed' && <DownloadAlert onClose={() => tc.send({ type: 'alert.dismissed' })} />}
    </>
  );
}

function leafOf(value: Value): State {
  return typeof value === 'string' ? value : (value.editable ?? 'idle');
}

/** What the visitor can do about a request that the server has refused. */
function refusalOf(status: number): string {
  if (status === 404) return 'There is no certificate under this name and number.';
  if (status === 429) return 'There were too many tries for now.';
  return 'The request was refused.';
}

/** Sends what is filled in to the machine, and the visitor to the first field that is not. */
function submit(event: SubmitEvent<HTMLFormElement>, tc: TcFormProps['tc']): void {
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const [name = '', admission = ''] = fields.map(({ value }) => value);
  tc.send({ type: 'form.submitted', name, admission });
  fields.find(({ value }) => value.trim() === '')?.focus();
}
