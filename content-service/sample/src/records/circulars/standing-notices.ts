import type { SampleCircular } from '../sample-types';

/** Notices that stand until withdrawn, and so bear no date. */
export const standingNotices: SampleCircular[] = [
  {
    slug: 'who-may-collect-a-child',
    date: '',
    title: 'Who may collect a child from school',
    to: 'All parents',
    body: [
      'A child of classes LKG to V is handed only to a person whose photograph is on the yellow card. A message by telephone is not enough, whoever rings, and our gatekeepers are asked to be unbending about it.',
      'If you are held up, we wait. A teacher, a cup of milk and the story shelf are in the parlour until 4:30 PM.',
    ],
  },
  {
    slug: 'child-protection-contacts',
    date: '',
    title: 'If a child is hurt or afraid: whom to tell',
    to: 'All pupils, parents and staff',
    body: [
      'Any child may speak with any adult whom he or she trusts, and will be believed. These people have been trained to listen and are bound to act:',
    ],
    points: [
      'Ms. Grace Lyngdoh, counsellor and wellness teacher, Room 12, on every working day',
      'Ms. Teresa Soren, school nurse, medical room',
      'Sr. Jyoti Ekka, Vice Principal, convenor of the child protection committee',
      'Childline, telephone 1098, at any hour, free of charge',
    ],
  },
];
