import { attempt } from '@school/shared-deps/bundled';

const FIELDS = 'form[action$="/Search"] input[name="q"]';
const enhanced = new WeakSet<Element>();

/** Fetches the suggestions at the first focus of a field of the search. The key `/` leads to the field. */
export function offerSuggestions(): void {
  // React stops events of a page that it hydrates, so these come first
  document.addEventListener('focusin', ({ target }) => enhance(target), { capture: true });
  enhance(document.activeElement);
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isEditable(target)) return;
    const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
    const field = fields.find((each) => each.offsetParent !== null);
    if (!field || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    attempt(() => field.focus());
    field.select();
  };
  document.addEventListener('keydown', onKey, { capture: true });
}

function enhance(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELDS) || enhanced.has(target)) return;
  enhanced.add(target);
  import(/* webpackChunkName: "suggestions" */ './suggestions/combobox').then(
    ({ enhanceField }) => enhanceField(target),
    (error: unknown) => {
      // the field works without suggestions
      enhanced.delete(target);
      console.error(error);
    },
  );
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}
