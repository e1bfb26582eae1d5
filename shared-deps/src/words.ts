export { startWords, type WordsActors, WordsTrouble } from './words/words-actors';
export { defineWordsPage } from './words/words-page';
export { DocumentFrame } from './ui/words/document-frame';
export { Words } from './ui/words/words';
