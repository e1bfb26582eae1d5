// small functions without state: every file that uses one brings its own copy, so nothing has to be there before
export { hasChoice, isChosen, isTyped } from './stateless/choices';
export { idle, pause } from './stateless/timing';
export { visitStorage } from './stateless/visit-storage';
