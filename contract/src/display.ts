/** The cookie in which a device keeps how its reader wants pages to look. */
export const DISPLAY_COOKIE = 'display';

/** Where the form of these settings is sent. */
export const DISPLAY_FORM = '/display';

/** Each setting with its choices. Without one, the page follows the device. */
export const displaySettings = {
  text: ['125', '150'],
  contrast: ['more'],
  colors: ['light', 'dark'],
  motion: ['reduced'],
};

export type Display = readonly (readonly [setting: string, choice: string])[];

/** The choices in a form or in the cookie's value, in one order. Other values are ignored. */
export function readDisplay(value: string): Display {
  const sent = new URLSearchParams(value);
  return Object.entries(displaySettings).flatMap(([setting, choices]) => {
    const choice = choices.find((each) => each === sent.get(setting));
    return choice === undefined ? [] : [[setting, choice] as const];
  });
}

const COOKIE = new RegExp(`(?:^|; )${DISPLAY_COOKIE}=([^;]{1,100})`);

/** The choices in the `Cookie` header of a request; most requests have none. */
export function displayOf(cookies = ''): Display {
  const value = COOKIE.exec(cookies)?.[1];
  return value === undefined ? [] : readDisplay(value);
}

/** The cookie's value. */
export function writeDisplay(display: Display): string {
  return display.map(([setting, choice]) => `${setting}=${choice}`).join('&');
}
