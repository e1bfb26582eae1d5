import { speculationRules } from './speculation-rules';

it('renders no page ahead that costs much, in no language', async () => {
  const file = await speculationRules.read({ url: '/', params: {} } as never);
  const { prerender } = JSON.parse((await file?.generate()) as string) as { prerender: unknown[] };
  const spared = JSON.stringify(prerender);
  for (const address of ['"/hi/home"', '"/pa/TC"', '"/hi/Search"', '"/hi"', '"/home"'])
    expect(spared).toContain(address);
});
