import type { Highlight, Notification, Registration } from '@school/shared-deps/contract';

export const onlineRegistration: Registration[] = [
  {
    _id: 'registration-lkg-2027',
    title: 'Online registration for LKG, session 2027-2028: 1 December 2026 to 9 January 2027',
    attachments: ['documents/registration-notice-2027.pdf'],
  },
];

export const highlights: Highlight[] = [
  {
    _id: 'highlight-sports-day',
    description: 'Annual Sports Day on Saturday, 5 December: passes come home on 30 November',
    attachments: ['circulars/2026-11-16-annual-sports-2026.pdf'],
  },
  {
    _id: 'highlight-winter-timings',
    description: 'Winter timings: first bell 8:30, winter uniform from 23 November',
    attachments: ['circulars/2026-11-04-winter-timings-2026.pdf'],
  },
  {
    _id: 'highlight-exhibition',
    description: 'Science exhibition on 28 November: 140 projects and one newspaper bridge',
    attachments: ['documents/programmes/science-exhibition-2026.pdf'],
  },
  {
    _id: 'highlight-periodic-test',
    description: 'Periodic Test-2 and pre-boards from 7 December',
    attachments: ['circulars/2026-11-18-periodic-test-2-2026.pdf'],
  },
  {
    _id: 'highlight-quiz',
    description: 'Our quiz team goes to the national round in Bhubaneswar on 18 December',
    attachments: [],
  },
  {
    _id: 'highlight-carols',
    description: 'Carols by lamplight on 19 December at 17:30, Marian courtyard',
    attachments: ['documents/programmes/carols-2026.pdf'],
  },
  {
    _id: 'highlight-fees',
    description: 'Fourth quarter fees: pay by 20 January 2027 on the portal or the app',
    attachments: ['circulars/2026-03-19-fee-schedule-2026.pdf'],
  },
  {
    _id: 'highlight-reunion',
    description: 'Alumni reunion on Sunday, 27 December: the batch of 2001 will sing',
    attachments: ['documents/programmes/alumni-reunion-2026.pdf'],
  },
];

export const notifications: Notification[] = [
  {
    _id: 'notification-registration',
    title: 'Registration for LKG opens on 1 December',
    description:
      'For children who complete four years of age by 31 March 2027. Places are given by lot, in the open, in January.',
    image: ['notices/notice-1.webp'],
    attachments: ['documents/registration-notice-2027.pdf'],
    url: 'https://portal.staelreds.example/registration',
  },
  {
    _id: 'notification-exhibition',
    title: 'Science exhibition, Saturday 28 November',
    description: 'Doors open at 9:30. Bring a question that is hard to answer; class V is on the jury.',
    image: ['notices/notice-2.webp'],
    attachments: ['documents/programmes/science-exhibition-2026.pdf'],
    url: 'https://www.youtube.com/watch?v=u1PhKw5AnWw',
  },
  {
    _id: 'notification-blankets',
    title: 'Blankets for the railway station',
    description:
      'The collection in the chapel porch is open until 19 December. New or washed, please, and pillows are now officially allowed.',
    image: ['notices/notice-3.webp'],
    attachments: [],
    url: '',
  },
  {
    _id: 'notification-reunion',
    title: 'Alumni reunion, 27 December',
    description:
      'Register by the 20th, so that there is enough rice. Children and parents of alumni are welcome from two o’clock.',
    image: ['notices/notice-4.webp'],
    attachments: ['documents/programmes/alumni-reunion-2026.pdf'],
    url: 'https://alumni.staelreds.example/register',
  },
];
