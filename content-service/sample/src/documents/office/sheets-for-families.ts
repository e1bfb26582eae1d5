import { writePaper } from '../layout/paper';

async function writeUniformAvailability(): Promise<void> {
  const title = 'Where the uniform is available';
  await writePaper({ file: 'documents/uniform-availability.pdf', title, day: '2026-03-12' }, (paper) => {
    paper.title(title);
    paper.paragraph(
      'Any tailor and any shop may make and sell our uniform; the patterns and shades lie in the office for copying. The following keep it in stock at prices agreed with the parent-teacher association.',
    );
    paper.table({
      caption: 'Shops',
      columns: ['Shop', 'Address', 'Open'],
      rows: [
        ['Agarwal Cloth House', 'Main Bazaar, opposite the clock', 'Daily but Tuesday, 10 AM to 8 PM'],
        ['New Bombay Tailors', 'Chapel Road 14', 'Daily but Friday, 11 AM to 7 PM'],
        ['Sisters’ parlour', 'In the school; second-hand, free', 'Saturdays, 8 AM to noon'],
      ],
      shares: [3, 4, 4],
    });
    paper.table({
      caption: 'Prices in rupees, March 2026',
      columns: ['Garment', 'Sizes 20 to 26', 'Sizes 28 to 34', 'Sizes 36 to 42'],
      rows: [
        ['White shirt, half sleeves', '240', '290', '340'],
        ['White shirt, full sleeves', '270', '320', '370'],
        ['White kurta and salwar', '480', '560', '640'],
        ['Navy shorts', '220', '260', 'not worn'],
        ['Navy trousers', '360', '430', '510'],
        ['Navy tunic', '420', '490', 'not worn'],
        ['Navy pullover with gold stripe', '390', '460', '540'],
        ['Blazer with crest', '980', '1150', '1320'],
        ['White track suit', '560', '640', '720'],
        ['Turban cloth, navy or white, 5 m', '210', '210', '210'],
        ['Patka', '60', '60', '60'],
        ['Belt, tie or cap', '70', '70', '80'],
      ],
      shares: [4, 2, 2, 2],
    });
    paper.small(
      'Sikh pupils wear the turban or patka in navy or in white. Shoes are bought wherever they fit best.',
    );
  });
}

async function writeRegistrationNotice(): Promise<void> {
  const title = 'Online registration for LKG, session 2027-2028';
  await writePaper({ file: 'documents/registration-notice-2027.pdf', title, day: '2026-11-20' }, (paper) => {
    paper.ends('Notice', '20 November 2026');
    paper.title(title);
    paper.paragraph(
      'Registration opens on the portal on Tuesday, 1 December 2026 at 8:00 AM and closes on Saturday, 9 January 2027 at 8:00 PM. It is free of charge. Registering on the first day is no advantage over registering on the last.',
    );
    paper.heading('Who may be registered');
    paper.paragraph(
      'Children who have completed four years of age on 31 March 2027. There is no test and no interview of the child.',
    );
    paper.heading('What is needed');
    paper.list([
      'Birth certificate',
      'A photograph of the child, smiling or not',
      'Proof of address',
      'Baptism certificate for children of the Christian community',
      'Certificate of category under the RTE Act, where it applies',
    ]);
    paper.heading('How places are given');
    paper.list(
      [
        'Brothers and sisters of pupils, and children of the staff',
        'Children of the Christian community',
        'Places under the RTE Act, by the lot drawn by the State',
        'All others, by lot in the presence of parents in Aelred Hall',
      ],
      true,
    );
    paper.table({
      caption: 'Dates',
      columns: ['What', 'When'],
      rows: [
        ['Registration opens', '1 December 2026, 8:00 AM'],
        ['Registration closes', '9 January 2027, 8:00 PM'],
        ['Draw of lots', '16 January 2027, 11:00 AM, Aelred Hall'],
        ['List on the portal and at the gate', '16 January 2027, evening'],
        ['Fees for the first quarter', 'by 30 January 2027'],
      ],
    });
    paper.signature('Sr. Philomena Toppo, Principal');
  });
}

async function writeSampleCertificate(): Promise<void> {
  const title = 'Transfer certificate (sample)';
  const rows = [
    ['Name of the pupil', 'SAMPLE PUPIL'],
    ['Father’s and mother’s name', 'Sample Father and Sample Mother'],
    ['Nationality', 'Indian'],
    ['Whether the pupil belongs to a scheduled caste, tribe or other backward class', 'No'],
    ['Date of first admission, with class', '24 March 2014, LKG'],
    ['Date of birth as in the admission register', '9 September 2009 (ninth September two thousand nine)'],
    ['Class in which the pupil last studied', 'X'],
    ['Examination last taken, with result', 'CBSE 2026, passed'],
    ['Whether failed, and if so how often', 'No'],
    ['Subjects studied', 'English, Hindi, Mathematics, Science, Social Science'],
    ['Whether qualified for promotion, to which class', 'Yes, to class XI'],
    ['Month up to which dues are paid', 'May 2026'],
    ['Concession in fees, if any', 'None'],
    ['Working days, and days present', '218, 204'],
    ['NCC cadet, scout or guide', 'Scout, Rajya Puraskar'],
    ['Games and activities', 'Kabaddi, choir'],
    ['General conduct', 'Good'],
    ['Date of application', '4 May 2026'],
    ['Date of issue', '11 May 2026'],
    ['Reason for leaving', 'Family moves to another town'],
    ['Other remarks', 'None'],
  ];
  await writePaper({ file: 'documents/sample-tc.pdf', title, day: '2026-05-11' }, (paper) => {
    paper.ends('Book no. 12, serial no. SAMPLE', 'Admission no. 2014/0000');
    paper.title('Transfer certificate');
    paper.table({
      caption: 'Sample, not valid',
      columns: ['No.', 'Particulars', 'Entry'],
      rows: rows.map((row, index) => [String(index + 1), ...row]),
      shares: [1, 6, 6],
    });
    paper.signature('Class teacher', 'Checked by', 'Principal, with seal');
  });
}

export async function writeSheetsForFamilies(): Promise<void> {
  await writeUniformAvailability();
  await writeRegistrationNotice();
  await writeSampleCertificate();
}
