export { classId, classNames, classPage, classTitle } from '@school/contract';
export { CLASS_KEY } from '@school/contract/device-storage';
export { defineContentRoute } from './define-content-route';
export { defineRoute } from './define-route';
export { inMenu } from './in-menu';
export { translateRoutes } from './translate-routes';
