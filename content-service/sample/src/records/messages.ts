import type { Message } from '@school/shared-deps/contract';

const principal = [
  'Dear parents, dear pupils,',
  'On most mornings I stand at the gate. It is the best place from which to run a school. In ten minutes I learn who has a new brother, who has not slept, whose shoes have become too small and who has made up with whom. None of it stands in a report book, and none of what stands in a report book can be understood without it.',
  'I was a teacher of physics for twenty-two years before I was given a desk, and I still take class VIII on Wednesdays. There I ask the question that I would ask of every one of us: how do you know? A child who has learnt to put that question without rudeness, and to answer it without fear, is well educated, whatever the marks may be. And the marks, I have noticed, tend to follow.',
  'Our patron, St. Aelred, believed that friendship is something one learns, as one learns grammar: by rule first, by practice next, and in the end by heart. That is why houses earn as many points for service as for sport, why we mix our sections, and why nobody eats lunch alone.',
  'Come and see me. In summer I am free for you from 9:00 to 11:00, in winter from 10:00 to 12:00, and there is no need to have a complaint.',
];

const director = [
  'Dear friends,',
  'When the sisters shifted the school to Chapel Road in 1991 there was no boundary wall, and a good many people advised them to build one first. They built a library first. The wall came four years later. I have often thought that the whole of our policy is in that order of things.',
  'As Director I answer for what is seldom noticed: that the roof is sound and the water clean, that the teachers are paid on the first of the month, that no child is turned away because a father has lost his work, and that the accounts can be read by anybody who asks. You will find them, with every certificate that the law asks of us, under Mandatory Disclosure. If some figure there puzzles you, write to me and I shall explain it or put it right.',
  'We are a minority school, and we know what it is to be few. It has made us careful of everyone else who is few: the only boy in a class from the hills, the girl who signs instead of speaking, the child whose mother tongue nobody else has. A school shows its quality at its edges.',
  'Pray for us, work with us, and tell us when we are wrong.',
];

export const messages: Message[] = [
  {
    _id: 'message-director',
    category: 'Director',
    message: director.join('\n\n'),
    name: 'Rev. Fr. Cyprian Lobo',
    attachments: ['people/director.webp'],
  },
  {
    _id: 'message-principal',
    category: 'Principal',
    message: principal.join('\n\n'),
    name: 'Sr. Philomena Toppo, M.Sc., M.Ed.',
    attachments: ['people/principal.webp'],
  },
];
