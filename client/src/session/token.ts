import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';

export const readToken = () => localStorage.getItem(TOKEN_STORAGE_KEY);

export const saveToken = (token: string) => localStorage.setItem(TOKEN_STORAGE_KEY, token);

export const dropToken = () => localStorage.removeItem(TOKEN_STORAGE_KEY);
