import { type MenuGroup, menuGroups } from '@school/contract';

/** Texts of the document around a page, of its error screens, and of what the server writes about a day. */
export const texts = {
  skip: 'Skip to content',
  language: 'Language',
  inEnglish: 'The texts of this page are in English.',
  menuGroups: Object.fromEntries(menuGroups.map((group) => [group, group])) as Record<MenuGroup, string>,
  urgentNotice: 'Urgent notice',
  noticeLevels: { info: 'Notice:', urgent: 'Urgent:' },
  inSection: (label: string) => `In this section: ${label}`,

  display: {
    title: 'Display',
    /** Values to their labels; the first one is the default. */
    text: {
      legend: 'Text size',
      options: [
        ['', '100 %'],
        ['125', '125 %'],
        ['150', '150 %'],
      ],
    },
    colors: {
      legend: 'Colours',
      options: [
        ['', 'As the device'],
        ['light', 'Light'],
        ['dark', 'Dark'],
      ],
    },
    contrast: 'Stronger contrast',
    motion: 'Less motion',
    save: 'Save',
    close: 'Close',
  },
  login: 'Login',
  menu: 'Menu',
  find: 'Search the site',
  search: 'Search',
  closeMenu: 'Close menu',
  mainMenu: 'Main',
  phone: (number: string) => `Phone: ${number}`,
  mail: (address: string) => `Mail: ${address}`,
  map: 'Map',
  networks: {
    twitter: 'Twitter',
    youtube: 'YouTube',
    facebook: 'Facebook',
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    flickr: 'Flickr',
  },

  schoolLife: 'School life',
  /** Paths of the school's life to the labels of their links. */
  schoolLifeLinks: {
    '/News': 'News',
    '/Events': 'Events',
    '/ToppersICSE': 'Results',
    '/Circular': 'Circulars',
    '/Calendar': 'Calendar',
    '/PhotoGallery': 'Photo Gallery',
  },
  /** Paths to labels of the links that an installed site offers beside its icon. */
  shortcuts: {
    '/Circular': 'Circulars',
    '/HolidayHomework': 'Homework',
    '/Calendar': 'Calendar',
    '/ContactUs': 'Contact',
  },
  forParents: 'For parents',
  quickLinks: 'Quick links',
  mobileApp: 'Mobile app',
  androidApp: 'Android app',
  iosApp: 'iOS app',
  findUs: 'Find us',
  affiliation: (number: string, code: string) => `CBSE affiliation ${number} · School code ${code}`,
  /** Paths of what the law wants to be near to labels of the links that end each page. */
  dutyLinks: {
    '/MandatoryDisclosure': 'Mandatory Disclosure',
    '/Privacy': 'Privacy',
    '/Accessibility': 'Accessibility',
  },
  toTop: 'Back to top',

  offline: {
    title: 'This page is not on your device',
    message: 'The site cannot be reached now. Pages that were opened here before can be read.',
    retry: 'Try again',
    pages: 'On this device',
    empty: 'No page is kept here yet.',
  },
  didYouMean: 'Did you mean',
  mostWanted: 'Most visitors look for',
  errors: {
    400: { reason: 'Bad Request', message: 'The request cannot be read.' },
    403: {
      reason: 'Forbidden',
      message: 'The page of another site has sent this form. Please fill it in here.',
    },
    404: { reason: 'Not Found', message: 'There is no page at this address.' },
    405: { reason: 'Method Not Allowed', message: 'Pages can only be read.' },
    410: { reason: 'Gone', message: 'The page of this address is no longer on the site.' },
    429: { reason: 'Too Many Requests', message: 'Too many pages were requested at once. Please try again.' },
    500: { reason: 'Internal Server Error', message: 'This page cannot be shown at the moment.' },
    503: { reason: 'Service Unavailable', message: 'The site is busy at the moment. Please try again.' },
  },

  listOf: (page: string, titles: readonly string[]) => `${page}: ${titles.join(' · ')}.`,
  recordOf: (record: string, page: string, school: string) => `${record}. ${page} of ${school}.`,
  pageOf: (page: string, school: string) => `${page} at ${school}.`,

  inYourCalendar: 'all dates in your own calendar',
  yourCalendar: 'In your own calendar',
  subscribeOnce:
    'Subscribe once, and your calendar has these dates and every later change. It looks for changes by itself.',
  subscribeByAddress:
    'Subscribe once, and your calendar has these dates and every later change: copy the address of a link, and add ' +
    'it in your calendar under “From URL”. A file that you open adds the dates as they are today.',
  calendarColumns: ['Calendar', 'Link'],
  subscribeTo: (calendar: string) => `Subscribe: ${calendar}`,
  allDatesIn: [
    'All dates, in Google',
    'All dates, on an iPhone or in Outlook',
    'All dates, in Outlook.com',
    'All dates, by their address',
  ] as [string, string, string, string],
  calendarTable: 'Calendars of the school',
  periodColumns: ['Name', 'Days'],
  to: ' to ',
  periodsOf: {
    holidays: { coming: 'Next holidays', over: 'Past holidays' },
    examinations: { coming: 'Next examinations', over: 'Past examinations' },
    meetings: { coming: 'Next meetings of parents and teachers', over: 'Past meetings' },
    reopenings: { coming: 'School begins again', over: 'Past beginnings' },
  },
  ofClass: {
    week: 'The next seven days',
    weekColumns: ['Day', 'At school'],
    dates: 'Coming dates',
    all: (title: string) => `All of ${title}: homework, fee, circulars`,
    documents: 'Homework and books',
    homework: 'Holiday homework',
    answers: 'Of this class',
    answerColumns: ['About', 'The school says'],
    circulars: 'Newest circulars',
    follow: 'In your own calendar and reader',
    others: 'Another class',
    choose: 'Your class',
  },
  calendars: { all: 'All dates', events: 'Events', holidays: 'Holidays', examinations: 'Examinations' },
  /** The name of a calendar or a feed. */
  calendarOf: (what: string, school: string) => `${what} - ${school}`,
  newestEvents: (shown: number, all: number) => `The newest ${shown} of ${all} events.`,

  closed: 'closed',
  closedFor: (holiday: string, until: string) => `closed${until}: ${holiday}`,
  schoolDay: 'a school day',
  daysAtSchool: (today: string, tomorrow: string) => `Today, ${today}. Tomorrow, ${tomorrow}.`,
  dayAtSchool: (day: string, state: string) => `${day}: ${state}`,
  byCalendar: (notice: string, days: string) => `${notice} By the calendar alone: ${days}`,
  officeNow: (isOpen: boolean, office: string) => `${isOpen ? 'Open now' : 'Closed now'}: ${office}.`,
  until: (day: string) => ` until ${day}`,
  eventAt: (title: string, time: string) => `${title}${time && ` at ${time}`}`,
  hours: (opens: string, closes: string) => `from ${opens} to ${closes}`,
  onSchoolDays: (hours: string) => `on school days ${hours}`,
  officeOpen: (hours: string) => `the office is open ${hours}`,
  officeClosed: 'the office is closed',
  officeOpensTomorrow: (time: string) => `the office opens tomorrow at ${time}`,
  officeOpensOn: (day: string, time: string) => `the office opens on ${day} at ${time}`,
};
