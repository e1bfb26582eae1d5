import { useRef } from 'react';

import { exportSession, openSession } from '../record/session-file';
import { type InspectorStore, useView } from '../store';

/** Clears the recording, saves it as a file, and opens such files. */
export function FileTools({ store }: { store: InspectorStore }) {
  const { source } = useView(store);
  const { recorder } = store;
  const input = useRef<HTMLInputElement>(null);
  const save = () =>
    download(
      `statecharts-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`,
      exportSession(source),
    );
  const open = async (file: File) => {
    try {
      const opened = openSession(await file.text());
      const [first] = opened.actors.keys();
      store.change({ source: opened, selected: first, past: undefined, problem: '' });
    } catch (error) {
      store.change({ problem: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <>
      {source === recorder && (
        <button type="button" onClick={() => recorder.clear()}>
          Clear
        </button>
      )}
      <button type="button" onClick={save}>
        Export
      </button>
      <button type="button" onClick={() => input.current?.click()}>
        Import
      </button>
      <input
        type="file"
        accept=".json"
        aria-label="Import"
        hidden
        ref={input}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          target.value = '';
        }}
      />
    </>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
