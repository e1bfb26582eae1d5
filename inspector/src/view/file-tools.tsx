import { exportSession, openSession } from '../record/session-file';
import { type InspectorStore, useView } from '../store';

/** Pauses and clears the recording, saves it as a file, and opens such files. */
export function FileTools({ store }: { store: InspectorStore }) {
  const { source } = useView(store);
  const { recorder } = store;
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
        <>
          <button type="button" aria-pressed={!recorder.isPaused} onClick={() => recorder.togglePause()}>
            Record
          </button>
          <button type="button" onClick={() => recorder.clear()}>
            Clear
          </button>
        </>
      )}
      <button type="button" onClick={save}>
        Export
      </button>
      <label className="file">
        Import
        <input
          type="file"
          accept=".json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
      </label>
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
