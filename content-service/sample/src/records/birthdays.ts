import type { SampleBirthday } from './sample-types';

export const birthdays: SampleBirthday[] = [
  { name: 'Anvi Shrivastava', class: 'LKG B', photo: 53 },
  { name: 'Ibrahim Khan', class: 'II D', photo: 32 },
  { name: 'Mary Stella Ekka', class: 'III A', photo: 58 },
  { name: 'Prabhjot Singh', class: 'IV C' },
  { name: 'Ojaswi Tiwari', class: 'VI B', photo: 33 },
  { name: 'Rinchen Dolma', class: 'VII A', photo: 59 },
  { name: 'Arunabh Nayak', class: 'IX E', photo: 34 },
  { name: 'Joseph Marandi', class: 'XI Science', photo: 36 },
];
