import { writePaper } from '../layout/paper';
import { officeStaff, teachersOf } from './staff';

export async function writeStaffList(): Promise<void> {
  const staff = teachersOf();
  const total = [...staff.values()].reduce((sum, teachers) => sum + teachers.length, 0);
  const title = 'Staff list 2026-2027';
  await writePaper({ file: 'documents/staff-list.pdf', title, day: '2026-04-01' }, (paper) => {
    paper.title(title);
    paper.paragraph(
      `Director: Rev. Fr. Cyprian Lobo. Principal: Sr. Philomena Toppo, M.Sc., M.Ed. Vice Principal: Sr. Jyoti Ekka, M.A., B.Ed. Counsellor and wellness teacher: Ms. Grace Lyngdoh, M.A. (Psychology).`,
    );
    paper.table({
      caption: 'Teaching staff by category',
      columns: ['Category', 'Teachers'],
      rows: [
        ...[...staff].map(([{ title: name, count }]) => [name, String(count)]),
        ['Total', String(total)],
      ],
      shares: [4, 1],
    });
    for (const [group, teachers] of staff) {
      paper.heading(group.title);
      paper.table({
        caption: `${group.code}: ${teachers.length}`,
        columns: ['No.', 'Name', 'Qualification', 'Subject or class'],
        rows: teachers.map(({ name, qualification, work }, index) => [
          String(index + 1),
          name,
          qualification,
          work,
        ]),
        shares: [1, 5, 4, 5],
      });
    }
    paper.heading('Non-teaching staff');
    paper.table({
      caption: `Non-teaching: ${officeStaff.length}`,
      columns: ['No.', 'Name', 'Work'],
      rows: officeStaff.map(([name, work], index) => [String(index + 1), name, work]),
      shares: [1, 5, 9],
    });
  });
}
