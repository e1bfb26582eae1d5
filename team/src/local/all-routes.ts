import { routes as about } from '../../../mf-about/src/routes';
import { routes as gallery } from '../../../mf-gallery/src/routes';
import { routes as home } from '../../../mf-home/src/routes';
import { routes as information } from '../../../mf-information/src/routes';

/** Routes of all sections, from their sources. */
export const routes = [...home, ...information, ...gallery, ...about];
