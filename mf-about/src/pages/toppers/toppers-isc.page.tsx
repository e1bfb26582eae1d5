import { defineToppersPage } from '../../toppers/toppers-page';

export const page = defineToppersPage('XII');
