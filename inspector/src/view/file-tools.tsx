import { exportSession, joinFiles, openFile } from '../record/session-file';
import { type InspectorStore, useView } from '../store';

/** Pauses and clears the recording, saves it as a file, and opens such files. */
export function FileTools({ store }: { store: InspectorStore }) {
  const { source, layouts } = useView(store);
  const { recorder } = store;
  const save = () => {
    const used = [...source.charts.values()].flatMap((chart) => {
      const layout = layouts.of(chart);
      return layout ? [[chart.hash, layout] as const] : [];
    });
    download(
      `statecharts-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`,
      exportSession(source, new Map(used)),
    );
  };
  const open = async (files: readonly File[]) => {
    try {
      const opened = joinFiles(await Promise.all(files.map(async (file) => openFile(await file.text()))));
      const [first] = opened.source.actors.keys();
      opened.layouts.forEach((layout, hash) => layouts.add(hash, layout));
      store.change({
        source: opened.source,
        selected: first,
        past: undefined,
        problem: '',
        ...(opened.isCoverage && { tab: 'coverage', showsHeat: true }),
      });
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
          multiple
          onChange={({ target }) => {
            void open([...(target.files ?? [])]);
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
