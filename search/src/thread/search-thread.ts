import { answerJobs } from '@school/server-core/work/work-thread';

import { createSearchedSite, type SearchCall } from './searched-site';

const site = createSearchedSite();

answerJobs(({ name, args }: SearchCall) => (site[name] as (...each: readonly unknown[]) => unknown)(...args));
