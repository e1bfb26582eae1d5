import sharp from 'sharp';

import { markChanges } from './mark-changes';
import { writeReport } from './write-report';

/** A page of one colour with a square of another one. */
async function draw(
  squareAt: number,
  { height = 800, width = 16, background = '#000' } = {},
): Promise<Buffer> {
  const square = { create: { width, height: 16, channels: 3, background } } as const;
  const page = { create: { width: 360, height, channels: 3, background: '#fff' } } as const;
  const input = await sharp(square).png().toBuffer();
  return sharp(page)
    .composite([{ input, left: 40, top: squareAt }])
    .png()
    .toBuffer();
}

async function heights(pictures: readonly Buffer[] = []): Promise<number[]> {
  const all = await Promise.all(pictures.map((each) => sharp(each).metadata()));
  return all.map(({ height }) => height);
}

describe('pictures of a page', () => {
  it('are left out where they are the same', async () => {
    expect(await markChanges(await draw(400), await draw(400))).toBeUndefined();
  });

  it('are left out where a busy browser has drawn an edge a little lighter', async () => {
    expect(await markChanges(await draw(400), await draw(400, { background: '#080608' }))).toBeUndefined();
  });

  it.each([
    { name: 'a colour that is hardly another one', before: '#1a2b3c', after: '#1a2b45', width: 16 },
    { name: 'a border of one pixel', before: '#fff', after: '#eee', width: 1 },
  ])('show $name', async ({ before, after, width }) => {
    const old = await draw(400, { background: before, width });
    expect(await markChanges(old, await draw(400, { background: after, width }))).toBeDefined();
  });

  it('are cut to the place that differs, with some of the page around it', async () => {
    expect(await heights(await markChanges(await draw(400), await draw(416)))).toEqual([272, 272]);
  });

  it('show a longer page to its end', async () => {
    expect(await heights(await markChanges(await draw(400), await draw(400, { height: 900 })))).toEqual([
      120, 220,
    ]);
  });

  it('have a frame around what differs, and keep what is the same', async () => {
    const [, after] = (await markChanges(await draw(400), await draw(416))) ?? [];
    const { data, info } = await sharp(after).raw().toBuffer({ resolveWithObject: true });
    const colorAt = (left: number, top: number) => [
      ...data.subarray((top * info.width + left) * info.channels).subarray(0, 3),
    ];
    // WebP changes colours a little
    expect(colorAt(36, 124)[1]).toBeLessThan(90);
    expect(colorAt(200, 20)).toEqual([255, 255, 255]);
  });
});

describe('a report', () => {
  const pictures = [Buffer.from('one'), Buffer.from('other')] as const;
  const html = writeReport(
    'mf-about',
    ['1 differences', '/OurMotto: + “<b>”'],
    [{ address: '/OurMotto', width: 360, colors: 'light', pictures }],
  );

  it('begins with the lines of the terminal', () => {
    expect(html).toContain('<li>1 differences</li>\n<li>/OurMotto: + “&lt;b&gt;”</li>');
  });

  it('shows a page before and after, with a name for each picture', () => {
    expect(html).toContain('<h2>/OurMotto, 360 pixels, light</h2>');
    expect([...html.matchAll(/alt="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      '/OurMotto, 360 pixels, light, before',
      '/OurMotto, 360 pixels, light, after',
    ]);
  });

  it('loads nothing from elsewhere', () => {
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
    expect(sources.length).toBe(2);
    expect(sources.filter((source) => !source.startsWith('data:'))).toEqual([]);
  });

  it('says why it has no pictures', () => {
    expect(writeReport('mf-about', [], 'there is no Chromium')).toContain(
      '<p>No pictures: there is no Chromium</p>',
    );
    expect(writeReport('mf-about', [], [])).toContain('The pictures of all pages are the same.');
  });
});
