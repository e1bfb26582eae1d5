import { writePaper } from '../layout/paper';
import { secondaryHomework } from './middle-and-secondary';
import { primaryHomework } from './pre-primary-and-primary';
import { seniorHomework } from './senior';

export async function writeHomework(): Promise<void> {
  for (const { file, className, greeting, subjects } of [
    ...primaryHomework,
    ...secondaryHomework,
    ...seniorHomework,
  ]) {
    const title = `Holiday homework 2026: ${className}`;
    await writePaper({ file: `homework/${file}.pdf`, title, day: '2026-05-20' }, (paper) => {
      paper.ends('Summer vacation, 23 May to 30 June 2026', 'To be shown by 8 July');
      paper.title(title);
      paper.paragraph(greeting);
      for (const { subject, tasks } of subjects) {
        paper.heading(subject);
        paper.list(tasks);
      }
    });
  }
}
