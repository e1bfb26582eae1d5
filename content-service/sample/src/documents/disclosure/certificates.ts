/** A certificate of an authority, as a letter with its particulars. */
export interface Certificate {
  file: string;
  title: string;
  authority: string;
  reference: string;
  day: string;
  body: string[];
  particulars: [string, string][];
  signatories: string[];
}

export const disclosureCertificates: Certificate[] = [
  {
    file: 'affiliation',
    title: 'Affiliation and its extension',
    authority: 'Central Board of Secondary Education, Affiliation Unit (copy)',
    reference: 'CBSE/AFF/9930417/EX-0417/2025-26',
    day: '2025-06-12',
    body: [
      'The Board has considered the application of the school and grants the extension of general affiliation for the secondary and senior secondary examinations, for the period and on the conditions stated below.',
      'The school shall abide by the affiliation bye-laws, keep its disclosure on its website and report every change in its management, campus or capacity.',
    ],
    particulars: [
      ['Affiliation number', '9930417'],
      ['First affiliated', '1999, up to class X'],
      ['Upgraded', '2003, up to class XII'],
      ['Extension', '1 April 2025 to 31 March 2030'],
      ['Sections allowed', 'As certified for 84 classrooms'],
    ],
    signatories: ['Deputy Secretary (Affiliation)', 'Attested: Principal', 'Attested: Manager'],
  },
  {
    file: 'society-registration',
    title: 'Certificate of registration of the society',
    authority: 'Registrar of Firms and Societies (copy)',
    reference: 'Registration no. 4417/1989, renewed',
    day: '2024-08-05',
    body: [
      'It is certified that the St. Aelred Education Society, Chapel Road, Kanakpur, was registered on 14 November 1989 and that its registration has been renewed for five years.',
      'Its object is the education of children without distinction of faith, caste or means. It distributes no profit.',
    ],
    particulars: [
      ['Name', 'St. Aelred Education Society'],
      ['Registered', '14 November 1989'],
      ['Renewed until', '13 November 2029'],
      ['President', 'Rev. Fr. Cyprian Lobo'],
      ['Secretary', 'Sr. Jyoti Ekka'],
    ],
    signatories: ['Registrar', 'Attested: Principal'],
  },
  {
    file: 'noc',
    title: 'No objection certificate',
    authority: 'Department of School Education (copy)',
    reference: 'Edn/NOC/1998/0219',
    day: '1998-09-21',
    body: [
      'The Government has no objection to the affiliation of St. Aelred’s Convent School, Kanakpur, with the Central Board of Secondary Education, New Delhi.',
      'The certificate stands until withdrawn and requires no renewal. The minority character of the institution is recorded in the annexure.',
    ],
    particulars: [
      ['School established', '1990'],
      ['Shifted to the present campus', '1991'],
      ['Valid', 'Permanently'],
    ],
    signatories: ['Under Secretary', 'Attested: Principal'],
  },
  {
    file: 'rte-recognition',
    title: 'Recognition under the RTE Act 2009',
    authority: 'District Education Office, Kanakpur (copy)',
    reference: 'DEO/RTE/2024/118',
    day: '2024-04-18',
    body: [
      'Recognition under section 18 of the Right of Children to Free and Compulsory Education Act 2009 is renewed for classes LKG to VIII.',
      'The school has been inspected and meets the norms and standards of the schedule to the Act.',
    ],
    particulars: [
      ['Recognition no.', 'KNP/118'],
      ['Period', '1 April 2024 to 31 March 2027'],
      ['Classes', 'LKG to VIII'],
    ],
    signatories: ['District Education Officer', 'Attested: Principal'],
  },
  {
    file: 'building-safety',
    title: 'Building safety certificate',
    authority: 'Public Works Department, Kanakpur Division (copy)',
    reference: 'PWD/KNP/BS/2026/052',
    day: '2026-02-17',
    body: [
      'The buildings of the school were inspected on 11 February 2026. They are structurally sound and fit for use as a school, in accordance with the National Building Code of India.',
      'Two remarks of the last inspection, on the railing of the upper corridor and the drain behind the primary wing, have been attended to.',
    ],
    particulars: [
      ['Campus area', '24205 sq m'],
      ['Classrooms', '84'],
      ['Labs', '9'],
      ['Storeys', 'Ground and two'],
      ['Valid until', '16 February 2027'],
    ],
    signatories: ['Executive Engineer', 'Attested: Principal'],
  },
  {
    file: 'fire-safety',
    title: 'Fire safety certificate',
    authority: 'Municipal Fire Service, Kanakpur (copy)',
    reference: 'MFS/NOC/2026/0311',
    day: '2026-03-09',
    body: [
      'The premises were inspected and a drill was observed. The whole school left its buildings in four minutes and ten seconds. No objection is raised under the rules in force.',
      'Extinguishers are refilled each March. The next drill is due in September.',
    ],
    particulars: [
      ['Extinguishers', '96'],
      ['Hydrant points', '12'],
      ['Static tank', '50000 litres'],
      ['Valid until', '8 March 2027'],
    ],
    signatories: ['Chief Fire Officer', 'Attested: Principal'],
  },
  {
    file: 'deo-certificate',
    title: 'Certificate of the District Education Officer',
    authority: 'District Education Office, Kanakpur (copy)',
    reference: 'DEO/CBSE/2025/037',
    day: '2025-01-20',
    body: [
      'Submitted to the Board for the extension of affiliation. On verification of the records and of the campus, the particulars that the school has stated in its application are found to be correct.',
    ],
    particulars: [
      ['Land and building', 'In the possession of the society'],
      ['Teachers’ salaries', 'Paid through the bank, on time'],
      ['Fees', 'As published; no donation is taken'],
    ],
    signatories: ['District Education Officer', 'Attested: Principal'],
  },
  {
    file: 'water-health-sanitation',
    title: 'Water, health and sanitation certificate',
    authority: 'Public Health Engineering and Health Departments, Kanakpur (copy)',
    reference: 'PHE/WTR/2026/208',
    day: '2026-07-14',
    body: [
      'Samples were taken from four of the twenty-two drinking water points on 6 July 2026. The water is fit for drinking. Kitchen, toilets and drains were found clean and in working order.',
    ],
    particulars: [
      ['pH', '7.3 (limit 6.5 to 8.5)'],
      ['Total dissolved solids', '312 mg per litre (limit 500)'],
      ['Coliform bacteria', 'Absent in 100 ml'],
      ['Toilets', 'Girls 46, boys 44, special needs 6'],
      ['Valid until', '13 July 2027'],
    ],
    signatories: ['Assistant Engineer', 'Medical Officer', 'Attested: Principal'],
  },
];
