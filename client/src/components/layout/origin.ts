import { createContext, use } from 'react';

/** Where the server renders, which has no window. */
const Origin = createContext<string | null>(null);

export const OriginProvider = Origin.Provider;

/** The origin of the site's addresses. */
export const useOrigin = () => use(Origin) ?? window.location.origin;
