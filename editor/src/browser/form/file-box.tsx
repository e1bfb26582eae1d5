import { ariaDescribedByIds } from '@rjsf/utils';
import { type SyntheticEvent, useState } from 'react';

import type { FileAnswer } from '../../api';
import { messageOf, send } from '../request';

/** Of the form around a field. */
export interface FormContext {
  partKey: string;
  /** Files are named after it. */
  title: string;
}

interface FileBoxProps {
  id: string;
  label: string;
  /** Paths below `files/`. */
  files: readonly string[];
  isList: boolean;
  isPicture: boolean;
  context: FormContext;
  /** With the answer to the file that came last, unless one was taken out. */
  onChange: (files: readonly string[], added?: FileAnswer) => void;
}

/** Documents or pictures: chosen, dropped, pasted, and pictures also photographed. */
export function FileBox({ id, label, files, isList, isPicture, context, onChange }: FileBoxProps) {
  const [message, setMessage] = useState('');
  async function add(chosen: readonly File[]): Promise<void> {
    let all = files;
    for (const file of chosen) {
      setMessage(`${file.name} is being sent.`);
      try {
        const answer = await upload(file, context);
        setMessage(`${file.name} is here.`);
        all = isList ? [...all, answer.file] : [answer.file];
        onChange(all, answer);
      } catch (error) {
        setMessage(messageOf(error));
        return;
      }
    }
  }
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    if (data.files.length === 0) return;
    event.preventDefault();
    void add([...data.files]);
  };
  const input = (inputId: string, capture?: 'environment') => (
    <input
      id={inputId}
      type="file"
      multiple={isList && !capture}
      accept={isPicture || capture ? 'image/*' : 'application/pdf,image/*'}
      capture={capture}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => {
        // the same file may be chosen again
        void add([...(target.files ?? [])]).then(() => (target.value = ''));
      }}
    />
  );
  return (
    <div
      className="files"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <ul>
        {files.map((file) => (
          <li key={file}>
            {file.replace(/^.*\//, '')}
            <button
              type="button"
              aria-label={`Take out ${file}`}
              onClick={() => onChange(files.filter((each) => each !== file))}
            >
              Take out
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet">Choose a file, drop it here, or paste it.</p>
      {input(id)}
      <label className="camera">
        Take a photograph for “{label}”{input(`${id}-camera`, 'environment')}
      </label>
      <p role="status">{message}</p>
    </div>
  );
}

function upload(file: File, context: FormContext): Promise<FileAnswer> {
  const name = context.title || file.name.replace(/\.\w+$/, '');
  const query = new URLSearchParams({ for: context.partKey, name });
  return send('POST', `api/files?${query.toString()}`, file);
}
