export { classId, classNames, classPage, classTitle } from '@school/contract';
export { defineContentRoute } from './define-content-route';
export { defineRoute } from './define-route';
export { inMenu } from './in-menu';
export { translateRoutes } from './translate-routes';
