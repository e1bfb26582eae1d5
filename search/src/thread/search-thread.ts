import { answerJobs } from '@school/server-core/work/work-thread';

import { createSearchedSite } from './searched-site';

answerJobs(createSearchedSite());
