import { inLongForm } from '../layout/dates';
import { writePaper } from '../layout/paper';
import { disclosureCertificates } from './certificates';

async function writeCertificates(): Promise<void> {
  for (const {
    file,
    title,
    authority,
    reference,
    day,
    body,
    particulars,
    signatories,
  } of disclosureCertificates) {
    await writePaper({ file: `disclosure/${file}.pdf`, title, day }, (paper) => {
      paper.ends(reference, inLongForm(day));
      paper.title(title);
      paper.paragraph(authority);
      for (const text of body) paper.paragraph(text);
      paper.table({ caption: 'Particulars', columns: ['Information', 'Entry'], rows: particulars });
      paper.signature(...signatories);
    });
  }
}

async function writeSelfDeclaration(): Promise<void> {
  const title = 'Self declaration';
  await writePaper({ file: 'disclosure/self-declaration.pdf', title, day: '2026-04-06' }, (paper) => {
    paper.ends('For the session 2026-2027', '6 April 2026');
    paper.title(title);
    paper.paragraph(
      'We, the Manager and the Principal of St. Aelred’s Convent School, Kanakpur, affiliation no. 9930417, declare:',
    );
    paper.list(
      [
        'The particulars and documents that the school has published in its mandatory disclosure are true to the best of our knowledge.',
        'The school pays its staff through the bank and takes no capitation fee or donation for admission.',
        'No part of the income is diverted from the school to any person.',
        'A child protection committee, a complaints committee for women and a transport committee exist and meet.',
        'The police verification of all staff, drivers and attendants is complete and renewed every three years.',
        'If anything here proves untrue, we answer for it under the bye-laws of the Board.',
      ],
      true,
    );
    paper.signature('Rev. Fr. Cyprian Lobo, Manager', 'Sr. Philomena Toppo, Principal');
  });
}

async function writeFeeStructure(): Promise<void> {
  const title = 'Fee structure 2026-2027';
  await writePaper({ file: 'disclosure/fee-structure.pdf', title, day: '2026-03-19' }, (paper) => {
    paper.title(title);
    paper.paragraph(
      'In rupees. Fees are due by the quarter: 20 April, 20 July, 20 October 2026 and 20 January 2027. The third child of a family pays no tuition.',
    );
    paper.table({
      caption: 'By class',
      columns: ['Classes', 'Tuition a quarter', 'Annual charges', 'Computer and laboratory a year'],
      rows: [
        ['LKG and UKG', '5100', '2400', '0'],
        ['I to V', '5700', '2600', '600'],
        ['VI to VIII', '6300', '2800', '900'],
        ['IX and X', '6900', '3000', '1200'],
        ['XI and XII Commerce', '7800', '3200', '1200'],
        ['XI and XII Science', '8100', '3200', '2400'],
      ],
    });
    paper.table({
      caption: 'Other charges',
      columns: ['For', 'Rupees'],
      rows: [
        ['Admission, once', '4000'],
        ['School bus a month, by distance', '650 to 1250'],
        ['Late entry, each after three late entries', '20'],
        ['Duplicate TC', '200'],
        ['Duplicate school diary', '200'],
      ],
    });
    paper.signature('Rev. Fr. Cyprian Lobo, Manager', 'Sr. Philomena Toppo, Principal');
  });
}

async function writeCommittee(file: string, title: string, intro: string, rows: string[][]): Promise<void> {
  await writePaper({ file: `disclosure/${file}.pdf`, title, day: '2026-04-15' }, (paper) => {
    paper.title(title);
    paper.paragraph(intro);
    paper.table({
      caption: 'Members',
      columns: ['No.', 'Name', 'Office', 'Stands for'],
      rows: rows.map((row, index) => [String(index + 1), ...row]),
      shares: [1, 4, 3, 5],
    });
    paper.signature('Sr. Philomena Toppo, Principal');
  });
}

async function writeThreeYearResults(): Promise<void> {
  const title = 'Results of the Board examinations, three years';
  const columns = ['Year', 'Appeared', 'Passed', 'Pass percentage'];
  await writePaper({ file: 'disclosure/three-year-results.pdf', title, day: '2023-05-30' }, (paper) => {
    paper.title(title);
    paper.table({
      caption: 'Class X',
      columns,
      rows: [
        ['2021', '140', '140', '100%'],
        ['2022', '160', '160', '100%'],
        ['2023', '199', '199', '100%'],
      ],
    });
    paper.table({
      caption: 'Class XII',
      columns,
      rows: [
        ['2021', '137', '137', '100%'],
        ['2022', '140', '140', '100%'],
        ['2023', '149', '149', '100%'],
      ],
    });
    paper.signature('Sr. Philomena Toppo, Principal');
  });
}

export async function writeDisclosure(): Promise<void> {
  await writeCertificates();
  await writeSelfDeclaration();
  await writeFeeStructure();
  await writeCommittee(
    'school-management-committee',
    'School management committee 2026-2027',
    'Constituted under the affiliation bye-laws of the Board. The committee meets four times a year, and its minutes may be read at the office.',
    [
      ['Rev. Fr. Cyprian Lobo', 'Chairman and manager', 'St. Aelred Education Society'],
      ['Sr. Philomena Toppo', 'Member secretary', 'Principal'],
      ['Sr. Marina Tete', 'Member', 'St. Aelred Education Society'],
      ['Mr. Dilip Kothari', 'Treasurer', 'St. Aelred Education Society'],
      ['Ms. Anuradha Bhonsle', 'Member', 'Administration'],
      ['Dr. Lata Mudaliar', 'Member', 'Educationist'],
      ['Dr. Nikhat Parveen', 'Member', 'Alumni'],
      ['Ms. Nandita Ghoshal', 'Member', 'Teachers, secondary'],
      ['Ms. Kamala Rawat', 'Member', 'Teachers, primary'],
      ['Ms. Sarabjit Kaur Bajwa', 'Member', 'Parents'],
      ['Mr. Mohan Ahirwar', 'Member', 'Parents'],
      ['Ms. Shaheen Mirza', 'Member', 'Parents'],
      ['Mr. Cletus Kujur', 'Member', 'Parents'],
    ],
  );
  await writeCommittee(
    'parent-teacher-association',
    'Parent-teacher association 2026-2027',
    'Elected by the parents on 11 April 2026. The association may be reached at pta@staelreds.example.',
    [
      ['Ms. Sarabjit Kaur Bajwa', 'President', 'Parents, classes IX and X'],
      ['Mr. Joseph Kerketta', 'Vice president', 'Teachers'],
      ['Mr. Rakesh Agnihotri', 'Secretary', 'Parents, classes IX and X'],
      ['Ms. Lalita Bisht', 'Joint secretary', 'Teachers'],
      ['Ms. Farah Naaz', 'Member', 'Parents, LKG and UKG'],
      ['Mr. Naresh Lodhi', 'Member', 'Parents, classes I and II'],
      ['Ms. Tenzin Choden', 'Member', 'Parents, classes III to V'],
      ['Mr. Albert Xess', 'Member', 'Parents, classes III to V'],
      ['Ms. Padmini Rao', 'Member', 'Parents, classes VI to VIII'],
      ['Mr. Irshad Qureshi', 'Member', 'Parents, classes VI to VIII'],
      ['Ms. Mitali Chatterjee', 'Member', 'Parents, classes XI and XII'],
      ['Mr. Vijay Khurana', 'Member', 'Parents, classes XI and XII'],
    ],
  );
  await writeThreeYearResults();
}
