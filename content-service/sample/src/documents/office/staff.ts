import { createRandom } from '../../pictures/random';

interface Teacher {
  name: string;
  qualification: string;
  work: string;
}

interface StaffGroup {
  code: 'PGT' | 'TGT' | 'PRT' | 'NTT' | 'PET';
  title: string;
  count: number;
  qualifications: readonly [string, ...string[]];
  work: readonly [string, ...string[]];
  /** Teachers who are named elsewhere on the site. */
  known: Teacher[];
}

const science = 'M.Sc., B.Ed.';

/** The categories of the disclosure (spec §9): 17, 41, 42, 19 and 5 make 124. */
const staffGroups: StaffGroup[] = [
  {
    code: 'PGT',
    title: 'Post graduate teachers (PGT)',
    count: 17,
    qualifications: ['M.A., B.Ed.', 'M.Sc., B.Ed.', 'M.Com., B.Ed.', 'M.Sc., M.Ed.'],
    work: ['Mathematics', 'Economics', 'English', 'Chemistry', 'Business Studies', 'Physics', 'Biology'],
    known: [
      { name: 'Mr. Arvind Kashyap', qualification: science, work: 'Physics; examinations' },
      { name: 'Mr. Prakash Iyer', qualification: science, work: 'Chemistry; head of science' },
      { name: 'Ms. Rehana Siddiqui', qualification: science, work: 'Biology' },
      { name: 'Mr. Joseph Kerketta', qualification: science, work: 'Mathematics' },
      { name: 'Ms. Nandita Ghoshal', qualification: 'M.A., B.Ed.', work: 'English' },
      { name: 'Ms. Sunita Mahapatra', qualification: 'M.Com., B.Ed.', work: 'Accountancy' },
      { name: 'Mr. Vikrant Chauhan', qualification: 'M.C.A., B.Ed.', work: 'Computer Science' },
    ],
  },
  {
    code: 'TGT',
    title: 'Trained graduate teachers (TGT)',
    count: 41,
    qualifications: ['B.A., B.Ed.', 'B.Sc., B.Ed.', 'M.A., B.Ed.', 'M.Sc., B.Ed.'],
    work: [
      'Hindi',
      'English',
      'Mathematics',
      'Science',
      'Social Science',
      'Sanskrit',
      'Computer Applications',
      'French',
    ],
    known: [
      { name: 'Ms. Lalita Bisht', qualification: 'M.A., B.Ed.', work: 'Hindi' },
      { name: 'Mr. Daniel Marak', qualification: 'B.A., Visharad', work: 'Music' },
      { name: 'Ms. Anjum Farooqui', qualification: 'M.F.A.', work: 'Art' },
      { name: 'Ms. Deepa Nambiar', qualification: 'M.Lib.I.Sc.', work: 'Librarian' },
    ],
  },
  {
    code: 'PRT',
    title: 'Primary teachers (PRT)',
    count: 42,
    qualifications: ['B.A., D.El.Ed.', 'B.Sc., B.Ed.', 'B.A., B.Ed.', 'B.El.Ed.'],
    work: [
      'Class teacher, I',
      'Class teacher, II',
      'Class teacher, III',
      'Class teacher, IV',
      'Class teacher, V',
      'Hindi, I to V',
      'Mathematics, III to V',
    ],
    known: [
      { name: 'Ms. Kamala Rawat', qualification: 'M.A., B.Ed.', work: 'Headmistress, primary wing' },
      { name: 'Ms. Sharmistha Pal', qualification: 'B.Mus., B.Ed.', work: 'Music and movement' },
    ],
  },
  {
    code: 'NTT',
    title: 'Nursery trained teachers (NTT)',
    count: 19,
    qualifications: ['B.A., N.T.T.', 'B.Com., N.T.T.', 'B.A., D.P.S.E.'],
    work: ['LKG', 'UKG', 'Play and story room', 'LKG', 'UKG'],
    known: [],
  },
  {
    code: 'PET',
    title: 'Physical education teachers (PET)',
    count: 5,
    qualifications: ['B.P.Ed.', 'M.P.Ed.'],
    work: ['Athletics and kabaddi', 'Football', 'Yoga', 'Basketball'],
    known: [{ name: 'Mr. Harpreet Singh Sandhu', qualification: 'M.P.Ed.', work: 'Cricket; head of sports' }],
  },
];

type Names = readonly [string, ...string[]];
const communities: readonly [Community, ...Community[]] = [
  {
    women: ['Archana', 'Kiran', 'Madhuri', 'Poonam', 'Vandana', 'Rekha'],
    men: ['Alok', 'Rajesh', 'Manish'],
    family: ['Shrivastava', 'Dubey', 'Patel', 'Vishwakarma', 'Sahu', 'Chaurasia', 'Lodhi'],
  },
  {
    women: ['Sushma', 'Anita', 'Elizabeth', 'Agnes', 'Pratima'],
    men: ['Ignatius', 'Sylvester', 'Manoj'],
    family: ['Ekka', 'Tirkey', 'Minz', 'Soreng', 'Kindo', 'Bara'],
  },
  {
    women: ['Shabana', 'Nasreen', 'Rukhsar', 'Farzana'],
    men: ['Asif', 'Imtiyaz'],
    family: ['Khan', 'Ansari', 'Qureshi', 'Rizvi'],
  },
  {
    women: ['Reena', 'Sheela', 'Bindu', 'Lissy'],
    men: ['Biju', 'Sajan'],
    family: ['Thomas', 'Varghese', 'Kurian', 'Mathew'],
  },
  {
    women: ['Manjeet', 'Rupinder', 'Gurmeet'],
    men: ['Paramjeet', 'Jagdeep'],
    family: ['Kaur Sethi', 'Kaur Bhatia', 'Kaur Ahluwalia'],
  },
  {
    women: ['Sudeshna', 'Moumita', 'Paromita'],
    men: ['Subrata', 'Anirban'],
    family: ['Sarkar', 'Banerjee', 'Dutta', 'Biswas'],
  },
  {
    women: ['Vasanthi', 'Meenakshi', 'Sowmya'],
    men: ['Ramesh', 'Ganesh'],
    family: ['Raghavan', 'Natarajan', 'Hegde', 'Reddy'],
  },
  {
    women: ['Ibanri', 'Lalrinpuii', 'Chubala'],
    men: ['Lalmuana', 'Wanshan'],
    family: ['Nongrum', 'Syiem', 'Longkumer'],
  },
  {
    women: ['Ujwala', 'Smita', 'Hemlata'],
    men: ['Sachin', 'Nitin'],
    family: ['Joshi', 'Kale', 'Sonawane', 'Solanki'],
  },
];

interface Community {
  women: Names;
  men: Names;
  family: Names;
}

/** The whole teaching staff by category, the same on every run. */
export function teachersOf(): Map<StaffGroup, Teacher[]> {
  const random = createRandom('staff list 2026-2027');
  const taken = new Set<string>();
  const newName = (): string => {
    const { women, men, family } = random.pick(communities);
    const isWoman = random.chance(0.76);
    const last = random.pick(family);
    const name = isWoman
      ? `Ms. ${random.pick(women)} ${last}`
      : `Mr. ${random.pick(men)} ${last.replace('Kaur', 'Singh')}`;
    if (taken.has(name)) return newName();
    taken.add(name);
    return name;
  };
  return new Map(
    staffGroups.map((group) => {
      const others = Array.from({ length: group.count - group.known.length }, (_, index) => ({
        name: newName(),
        qualification: random.pick(group.qualifications),
        work: group.work[index % group.work.length] ?? group.work[0],
      }));
      return [
        group,
        [...group.known, ...others.sort((a, b) => a.name.slice(4).localeCompare(b.name.slice(4), 'en'))],
      ];
    }),
  );
}

export const officeStaff: [name: string, work: string][] = [
  ['Mr. Sebastian Minz', 'Office superintendent'],
  ['Ms. Rajni Thakur', 'Accountant'],
  ['Mr. Devendra Pathak', 'Fee counter'],
  ['Ms. Teresa Soren', 'School nurse'],
  ['Mr. Mahesh Kushwaha', 'Laboratory assistant, physics and chemistry'],
  ['Ms. Savita Rajak', 'Laboratory assistant, biology'],
  ['Mr. Anil Beck', 'Systems and digital classrooms'],
  ['Mr. Salim Khan', 'Transport in-charge'],
  ['Ms. Meera Gond', 'Reception and records'],
];
