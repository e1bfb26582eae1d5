import { useState } from 'react';

import { exportSession, openSession } from '../record/session-file';
import { type InspectorStore, useView } from '../store';

/** Clears the recording, saves it as a file, and opens such files. */
export function FileTools({ store }: { store: InspectorStore }) {
  const { source } = useView(store);
  const [problem, setProblem] = useState('');
  const clear = () => {
    store.recorder.clear();
    store.change({ past: undefined });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const opened = openSession(await file.text());
      const [first] = opened.actors.keys();
      store.change({ source: opened, selected: first, past: undefined });
      setProblem('');
    } catch (error) {
      setProblem(String(error));
    }
  };
  return (
    <>
      {source === store.recorder && (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
      <button type="button" onClick={() => download(exportSession(source))}>
        Export
      </button>
      <label>
        Import <input type="file" accept=".json" onChange={({ target }) => void open(target.files?.[0])} />
      </label>
      <output>{problem}</output>
    </>
  );
}

function download(text: string): void {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `statecharts-${time}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
