import type { ChildData } from '@school/contract';
import type { deviceCaches, sessionKeys } from '@school/contract/device-storage';

const shownOf: Readonly<Record<ChildData, readonly string[]>> = {
  full: [
    'Toppers: name, class, result and photo. Birthdays: name, class, day and photo.',
    'Galleries and achievements: pictures of events, in which pupils can be seen.',
  ],
  'no-photos': [
    'Toppers and birthdays: the name and class, without a photo and without a day of birth.',
    'Galleries and achievements have titles, and no pictures of pupils.',
  ],
  initials: [
    'Toppers and birthdays: initials in place of the name, without a photo and without a day of birth.',
    'Galleries and achievements have titles, and no pictures of pupils.',
  ],
  off: ['No toppers, no birthdays, no galleries and no achievements of pupils are shown.'],
};

const keys: Readonly<Record<keyof typeof sessionKeys, readonly [string, string]>> = {
  probe: ['Tells whether this browser stores anything', 'Removed at once'],
  noticesSeen: ['The notices were shown, and need not open again', 'Until you close the tab'],
};

const caches: Readonly<Record<keyof typeof deviceCaches, string>> = {
  pages: 'Pages that you opened, and a few that most families need, for days without a network',
  files: 'Pictures, lists and documents of these pages',
  assets: 'Code, styles and fonts of the site',
};

/** Texts of the page Privacy about the site itself; the school's own are in `pages/privacy.json`. */
export const privacyTexts = {
  ask: {
    title: 'Whom to ask',
    text: 'Ask the school about a picture or data of your child. Below pictures of pupils there is a link “Ask to remove this picture”.',
    caption: 'Ways to reach the school',
    columns: ['The school'],
  },
  shown: {
    title: 'What is shown of pupils',
    why: 'The school shows its life and honours what pupils have done. It has set for all pupils alike how much is shown:',
    of: shownOf,
    always: [
      'A pupil who has said no is left out everywhere: on pages, in the search, in feeds and on devices.',
      'Photos lose the place and the time at which they were taken.',
      'Transfer certificates are found only by the full name and the admission number.',
    ],
  },
  device: {
    title: 'What your device stores',
    text: 'There is no cookie unless you choose one under “Display”. There are no advertisements and no counters of other companies. You can remove all of this in the settings of your browser.',
    caption: 'Stored on your device',
    columns: ['Name', 'What for', 'How long'],
    keys,
    caches,
    chosenClass: ['The class that you have chosen on a list', 'Until you choose all classes'],
    chosenLanguage: [
      'The language that you have chosen, which pages in other languages then offer',
      'Until you choose another one or close the offer',
    ],
    display: ['How you want pages to look, if you have chosen it under “Display”', 'A year'],
    policy: [
      'An empty mark of what the school shows of pupils, by which older copies are removed',
      'Until that changes',
    ],
    expiry: ['When a stored page or picture was last used', 'As long as that is stored'],
    most: (entries: number) => `At most ${entries}, the oldest go first`,
    mostDays: (entries: number, days: number) => `${days} days, at most ${entries}`,
  },
  server: {
    title: 'What the site stores about your visit',
    items: [
      'The log has the time, the page and the result of each request. It has no address of your device, no search words and no certificate’s name or number.',
      'Requests for certificates are counted by a hash for a day, so that nobody can guess them. The hash contains no name that can be read.',
      'What you type into the certificate form is used to find the certificate, and is not stored.',
    ],
  },
};
