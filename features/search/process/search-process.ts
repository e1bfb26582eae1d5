import { answerCalls } from './answer-calls';
import { createSearchedSite } from './searched-site';

answerCalls(createSearchedSite());
