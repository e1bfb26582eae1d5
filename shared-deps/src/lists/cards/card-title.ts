import { createContext } from 'react';

/** Id of the heading of the card around; the card is named by it. */
export const CardTitleId = createContext<string | undefined>(undefined);
