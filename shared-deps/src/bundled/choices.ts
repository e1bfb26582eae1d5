/** Whether something within was chosen or typed since the server's page came. */
export function hasChoice(within: ParentNode): boolean {
  return (
    [...within.querySelectorAll('select')].some(isChosen) ||
    [...within.querySelectorAll('input')].some(isTyped)
  );
}

export function isChosen({ selectedOptions }: HTMLSelectElement): boolean {
  return selectedOptions[0]?.defaultSelected === false;
}

export function isTyped({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue;
}
