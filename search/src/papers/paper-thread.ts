import { answerJobs } from '@school/server-core/work/work-thread';

import { readPdf } from './read-pdf';

answerJobs(readPdf);
