import { DISPLAY_FORM } from '@school/contract/display';

import { texts } from '../../settings/texts';
import { SiteIcon } from './icons';

export const DISPLAY_ID = 'display';

/** Opens the settings. */
export function DisplayButton() {
  return (
    <button
      type="button"
      className="siteIconLink siteDisplayButton"
      popoverTarget={DISPLAY_ID}
      aria-label={texts.display.title}
    >
      <SiteIcon name="display" />
      <span className="siteWideLabel">{texts.display.title}</span>
    </button>
  );
}

/** How the reader wants pages to look; without a script it is sent as a form. */
export function DisplaySettings() {
  const { title, text, colors, contrast, motion, save, close } = texts.display;
  return (
    <div id={DISPLAY_ID} className="siteDisplay screenOnly" popover="auto" role="dialog" aria-label={title}>
      <form method="post" action={DISPLAY_FORM}>
        <Choice name="text" {...text} />
        <Choice name="colors" {...colors} />
        <Option type="checkbox" name="contrast" value="more" label={contrast} />
        <Option type="checkbox" name="motion" value="reduced" label={motion} />
        <p className="row">
          <button type="submit" className="button siteDisplaySave">
            {save}
          </button>
          <button
            type="button"
            className="button outlined"
            popoverTarget={DISPLAY_ID}
            popoverTargetAction="hide"
          >
            {close}
          </button>
        </p>
      </form>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  legend: string;
  options: readonly (readonly string[])[];
}

function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([value = '', label = '']) => (
        <Option key={value} type="radio" name={name} value={value} label={label} isChosen={value === ''} />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  isChosen?: boolean;
}

function Option({ label, isChosen, ...input }: OptionProps) {
  return (
    <label>
      <input {...input} defaultChecked={isChosen} />
      {label}
    </label>
  );
}
