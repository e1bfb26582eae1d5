import { useMachine } from '@xstate/react';

import type { Entry, FolderAnswer, PartAnswer } from '../../api';
import { EntryForm, labelOf } from '../form/entry-form';
import { partLink } from '../request';
import { Confirmation } from '../ui/confirmation';
import { Page } from '../ui/frame';
import type { Draft } from './drafts';
import { entryMachine } from './entry.machine';

interface EntryPageProps {
  part: PartAnswer;
  folder: FolderAnswer;
  entry: Entry | undefined;
  draft: Draft | undefined;
}

/** One entry: its form, how far it has come, and the page that shows it. */
export function EntryPage({ part, folder: { site, preview }, entry, draft }: EntryPageProps) {
  const [snapshot, send] = useMachine(entryMachine, { input: { partKey: part.key, entry, draft } });
  const { id, value, findings, uses, change, outcome, page } = snapshot.context;
  const isConflict = snapshot.matches('conflict');
  const wrong = (outcome?.kind === 'saved' && outcome.wrong) || [];
  const isOver = isConflict || snapshot.matches('removed') || snapshot.matches('undone');
  const undo = (
    <button type="button" onClick={() => send({ type: 'change.undone' })}>
      Undo
    </button>
  );
  return (
    <Page title={id === 'new' ? `${part.label}: new` : (entry?.title ?? part.label)}>
      <div role="status">
        {snapshot.hasTag('busy') && <p>One moment …</p>}
        {snapshot.matches({ editable: 'live' }) && (
          <p className="done">
            {wrong.length === 0
              ? 'Saved: visitors see it now. '
              : `Saved. Visitors see it once this is mended: ${wrong.join('; ')}. `}
            {undo}
          </p>
        )}
        {snapshot.matches('removed') && (
          <p className="done">Removed: visitors see it no more. {change && undo}</p>
        )}
        {snapshot.matches('undone') && (
          <p className="done">
            Undone. <a href={partLink(part.key)}>Back to “{part.label}”</a>
          </p>
        )}
      </div>
      {findings.length > 0 && (
        <div role="alert" className="findings">
          <p>It is not saved yet:</p>
          <ul>
            {findings.map(({ text, path }) => (
              <li key={`${path.join(' ')} ${text}`}>
                {labelOf(part.schema, path)} {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isConflict && outcome?.kind === 'conflict' && (
        <div className="findings">
          <p role="alert">
            {outcome.by ?? 'Somebody else'} has {outcome.theirs ? 'changed' : 'removed'} it since.
          </p>
          <fieldset disabled>
            <legend>Yours</legend>
            <EntryForm id="yours" part={part} value={value} />
          </fieldset>
          {outcome.theirs && (
            <fieldset disabled>
              <legend>Theirs</legend>
              <EntryForm id="theirs" part={part} value={outcome.theirs.value} />
            </fieldset>
          )}
          <button type="button" onClick={() => send({ type: 'mine.kept' })}>
            Save yours
          </button>
          <button type="button" onClick={() => send({ type: 'theirs.taken' })}>
            Keep theirs
          </button>
        </div>
      )}
      {!isOver && (
        <>
          <EntryForm
            id="entry"
            part={part}
            value={value}
            findings={findings}
            onChange={(changed) => {
              // the form completes its value by itself when it begins
              if (JSON.stringify(changed) !== JSON.stringify(value))
                send({ type: 'value.changed', value: changed });
            }}
            onSubmit={() => send({ type: 'entry.submitted' })}
          />
          <p className="presses bar">
            <button type="submit" form="entry" className="action" disabled={snapshot.hasTag('busy')}>
              Save
            </button>
            {(part.kind === 'list' || part.key === 'notice') && id !== 'new' && (
              <button type="button" onClick={() => send({ type: 'removal.requested' })}>
                Remove
              </button>
            )}
          </p>
        </>
      )}
      {snapshot.matches('confirming') && (
        <Confirmation
          title="Remove it from the site?"
          action="Remove it"
          onConfirm={() => send({ type: 'removal.confirmed' })}
          onCancel={() => send({ type: 'removal.cancelled' })}
        >
          <p>{uses.length > 0 ? 'These show it too:' : 'Nothing else shows it.'} It can be undone.</p>
          <ul>
            {uses.map(({ label, page: at }) => (
              <li key={at}>{label}</li>
            ))}
          </ul>
        </Confirmation>
      )}
      {page !== undefined && (
        <section className="preview" aria-label="Preview">
          <a href={site + page} target="_blank" rel="noreferrer">
            Open the page as visitors see it
          </a>
          {preview !== undefined && (
            <iframe
              title="The page as visitors see it"
              src={preview + page}
              loading="lazy"
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          )}
        </section>
      )}
    </Page>
  );
}
