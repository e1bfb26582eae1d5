export { ApiError } from '../core/api/remote-data';
export { createChartCoverage } from './chart-coverage';
export { testEveryTransition } from './every-transition';
export { createSeed, createSite, pageContext, today } from './page-context';
export { renderInSite, renderPage, startActor } from './render-page';
export { failing, sending, silent, stubFetch, unreachable } from './stub-fetch';
export { translate } from './translate';
