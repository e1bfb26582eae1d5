import type { BoardFile } from './read-proofs';

const MAX_PUPILS = 30;
const MIN_TEACHERS = 1.5;
const SLACK = 0.1;
const PUPILS_SLACK = 0.5;

/** Figures of pupils, sections and teachers that do not agree with each other or with the bye-laws. */
export function ratioProblems({ tables }: BoardFile): string[] {
  const row = (pattern: RegExp) =>
    tables.flatMap(({ rows }) => rows).find((cells) => pattern.test(cells.join(' ')));
  const teachers = Number(row(/total.*teachers/i)?.at(-1));
  const classes = tables.find(({ caption }) => /(?:pupils|students) by class/i.test(caption))?.rows ?? [];
  const counted = classes.filter(([name = '']) => !/^(?:all|total)/i.test(name));
  const pupils = counted.reduce((sum, cells) => sum + Number(cells.at(-1)), 0);
  const sections = counted.flatMap(
    (cells) =>
      cells
        .slice(1, -1)
        .join(' ')
        .match(/\b\d+\b/g) ?? [],
  ).length;
  if (!(teachers > 0 && pupils > 0 && sections > 0)) return [];
  const perSection = teachers / sections;
  const [, stated, of] = /^(\d+(?:\.\d+)?) ?[/:] ?(\d+)/.exec(row(/section ratio/i)?.at(-1) ?? '') ?? [];
  const ratio = Number(stated) / Number(of);
  // some schools write how many pupils a section has for its teacher
  const isPupils = Math.abs(ratio - pupils / sections) < PUPILS_SLACK;
  const isOther = stated !== undefined && !isPupils && Math.abs(ratio - perSection) > SLACK;
  return [
    ...(pupils > MAX_PUPILS * teachers
      ? [`${pupils} pupils are more than ${MAX_PUPILS} for each of ${teachers} teachers`]
      : []),
    ...(perSection < MIN_TEACHERS
      ? [`${teachers} teachers are fewer than ${MIN_TEACHERS} for each of ${sections} sections`]
      : []),
    ...(isOther
      ? [
          `the ratio ${stated}/${of} is neither ${perSection.toFixed(1)}/1, teachers to sections, nor ${Math.round(pupils / sections)}/1, pupils to a section`,
        ]
      : []),
  ];
}
