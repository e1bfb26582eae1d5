import { defineMessagePage } from '../../message/message-page';

export const page = defineMessagePage('Principal');
