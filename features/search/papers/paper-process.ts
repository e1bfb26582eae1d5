import { answerJobs } from '@school/server/work/answer-jobs';

import { readPdf } from './read-pdf';

answerJobs(readPdf);
