import { schoolCode } from '@school/server/testing/school-folder';

import { startTestSite, type TestSite } from './testing/test-site';

const toppers = [
  { class: 'X', name: 'Asha Minz', stream: 'General', division: '96%', attachments: ['a.webp'] },
];

let site: TestSite;

beforeEach(async () => {
  site = await startTestSite();
  site.provider.answer(() => toppers);
  await restartUnder('full');
});
afterEach(() => site.remove());

const restart = () => site.restart({ SCHOOL_API_URL: site.provider.url });
async function restartUnder(childData: string): Promise<void> {
  site.school.edit('profile.json', (profile: object) => ({ ...profile, childData }));
  await restart();
}
const getToppers = () => site.request(`/api/topper/${schoolCode}`);

it('shows the last lists after a restart in an outage, and /healthz says why', async () => {
  expect(await (await getToppers()).json()).toMatchObject(toppers);
  site.provider.answer((_request, reply) => reply.code(403).send());
  await restart();
  const answer = await getToppers();
  expect([answer.status, answer.headers.get('warning')]).toEqual([200, '110 - "Response is Stale"']);
  expect(await answer.json()).toMatchObject(toppers);
  expect(await (await site.request('/healthz')).json()).toMatchObject({
    provider: {
      isAnswering: false,
      isPaused: true,
      problem: 'the provider answered 403',
      failing: [{ resource: 'topper', problem: 'the provider answered 403' }],
    },
  });
});

it("shows of them what the school's policy of today allows", async () => {
  await getToppers();
  site.provider.answer((_request, reply) => reply.code(503).send());
  await restartUnder('initials');
  expect(await (await getToppers()).json()).toMatchObject([{ name: 'A. M.', attachments: [] }]);
  await restartUnder('off');
  expect(await (await getToppers()).json()).toEqual([]);
});
