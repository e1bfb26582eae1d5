// small functions without state: every file that uses one brings its own copy, so nothing has to be there before
export { visitStorage } from './stateless/visit-storage';
