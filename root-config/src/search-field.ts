const FIELDS = 'form[action="/Search"] input[name="q"]';
const enhanced = new WeakSet<Element>();

/** Fetches the suggestions at the first focus of a field of the search. The key `/` leads to the field. */
export function offerSuggestions(): void {
  addEventListener('focusin', ({ target }) => enhance(target));
  enhance(document.activeElement);
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isEditable(target)) return;
    const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
    const field = fields.find((each) => each.checkVisibility());
    if (!field || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
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
