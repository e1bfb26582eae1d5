export { defineContentRoute } from './define-content-route';
export { defineRoute } from './define-route';
