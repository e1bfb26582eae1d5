import { answerCalls } from '../process/answer-calls';
import { readPdf } from './read-pdf';

answerCalls({ readPdf });
