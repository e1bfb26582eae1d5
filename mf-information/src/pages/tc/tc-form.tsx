import { Button, useInBrowser } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useId } from 'react';
import type { ActorRefFrom, StateValueFrom } from 'xstate';

import { DownloadAlert } from './download-alert';
import { Field } from './field';
import type { tcMachine } from './tc.machine';
import classes from './tc-form.module.css';
import { WithoutScript } from './without-script';

type State = StateValueFrom<typeof tcMachine>;

/** What went wrong, in the words of spec §8. */
const errors: Partial<Record<State, string>> = {
  invalid: 'Please fill in all fields',
  failed: 'Failed to process your request. Please try again later.',
};

const progress: Partial<Record<State, string>> = {
  submitting: 'Looking for the certificate …',
  downloading: 'Downloading the certificate …',
  done: 'The certificate is saved as tc.jpg.',
};

interface TcFormProps {
  tc: ActorRefFrom<typeof tcMachine>;
  phones: readonly string[];
}

/** Asks for a pupil's transfer certificate. Until it lives it cannot be sent: a browser alone would leave the page. */
export function TcForm({ tc, phones }: TcFormProps) {
  const state = useSelector(tc, (snapshot) => snapshot.value);
  const isBusy = useSelector(tc, (snapshot) => snapshot.hasTag('busy'));
  const { name, admission } = useSelector(tc, (snapshot) => snapshot.context.request);
  const isAlive = useInBrowser();
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
        noValidate
        className={classes['form']}
        data-busy={isBusy || undefined}
        onSubmit={(event) => submit(event, tc)}
      >
        <Field label="Name" name="name" isMissing={isInvalid && name === ''} {...field} />
        <Field
          label="Admission Number"
          name="admission"
          isMissing={isInvalid && admission === ''}
          {...field}
        />
        {error !== undefined && (
          <p id={errorId} role="alert" className={classes['error']}>
            {error}
          </p>
        )}
        <Button type="submit" kind="filled" disabled={!isAlive}>
          VIEW DETAILS
        </Button>
        <p role="status" className={classes['progress']}>
          {progress[state]}
        </p>
      </form>
      <noscript>
        <WithoutScript phones={phones} />
      </noscript>
      {state === 'downloadFailed' && <DownloadAlert onClose={() => tc.send({ type: 'alert.dismissed' })} />}
    </>
  );
}

/** Sends what is filled in to the machine, and the visitor to the first field that is not. */
function submit(event: SubmitEvent<HTMLFormElement>, tc: TcFormProps['tc']): void {
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const [name = '', admission = ''] = fields.map(({ value }) => value);
  tc.send({ type: 'form.submitted', name, admission });
  fields.find(({ value }) => value.trim() === '')?.focus();
}
