export * from './pages';
export * from './picture-widths';
export * from './profile';
export * from './records';
export * from './resources';
export * from './school-code';
export * from './web-address';
export * from './words';
