import { createContext, use } from 'react';
import type { SentForm } from '#domain/public-pages.ts';

/** Of the page that the server renders for a form sent without script. */
const Context = createContext<SentForm | null>(null);

export const PlainForm = Context.Provider;

export const usePlainForm = () => use(Context);
