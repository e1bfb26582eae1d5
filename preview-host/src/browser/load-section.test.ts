import { createSectionLoader } from './load-section';
import type { Override } from './stored-overrides';

const name = '@school/mf-gallery';
const override: Override = { name, url: 'http://127.0.0.1:9000/mf-gallery/mf-gallery.js' };
const deployedFile = '/assets/mf-gallery/mf-gallery.abc.js';
const lifecycle = () => Promise.resolve();
const section = {
  bootstrap: lifecycle,
  mount: lifecycle,
  unmount: lifecycle,
  prepare: lifecycle,
  preload: lifecycle,
  title: () => '',
};

function loaderOf(modules: Record<string, () => Promise<unknown>>, overrides = [override]) {
  const report = jest.fn();
  const linkStyles = jest.fn(() => Promise.resolve());
  const load = createSectionLoader({
    overrides,
    sections: { [name]: deployedFile },
    importModule: (address) => modules[address]?.() ?? Promise.reject(new Error(`${address} is not there`)),
    linkStyles,
    report,
  });
  return { load, report, linkStyles };
}

const deployed = { ...section, title: () => 'deployed' };
const modules = { [deployedFile]: () => Promise.resolve({ section: deployed }) };

it('loads the section of this machine with its style', async () => {
  const { load, report, linkStyles } = loaderOf({
    ...modules,
    [override.url]: () => Promise.resolve({ section }),
  });
  expect(await load(name)).toBe(section);
  expect(linkStyles).toHaveBeenCalledWith(override);
  expect(report).not.toHaveBeenCalled();
});

it('loads the deployed section where there is no override', async () => {
  const { load, linkStyles } = loaderOf(modules, []);
  expect(await load(name)).toBe(deployed);
  expect(linkStyles).not.toHaveBeenCalled();
});

it('loads the deployed section where the override is refused', async () => {
  const loaded = { ...modules, [override.url]: () => Promise.resolve({ section }) };
  const { load } = loaderOf(loaded, [{ ...override, refusal: 'it is not on this machine' }]);
  expect(await load(name)).toBe(deployed);
});

it('loads the deployed section, and says why, when the dev server has ended', async () => {
  const { load, report } = loaderOf(modules);
  expect(await load(name)).toBe(deployed);
  expect(report).toHaveBeenCalledWith(name, expect.stringContaining(`${override.url} is not there`));
});

it('loads the deployed section, and says what is missing, when a file is no section', async () => {
  const { load, report } = loaderOf({ ...modules, [override.url]: () => Promise.resolve({ ...section }) });
  expect(await load(name)).toBe(deployed);
  expect(report).toHaveBeenCalledWith(name, expect.stringContaining('it does not export section'));
});

it('waits ten seconds at most for a dev server that hangs', async () => {
  jest.useFakeTimers();
  const { load, report } = loaderOf({ ...modules, [override.url]: () => new Promise(() => undefined) });
  const loaded = load(name);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBe(deployed);
  expect(report).toHaveBeenCalledWith(name, expect.stringContaining('it took over 10 seconds'));
  jest.useRealTimers();
});
