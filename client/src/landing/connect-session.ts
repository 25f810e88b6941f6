import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';

/** A session may begin or end while the page stays open or waits behind the back button. */
export const connectSession = () => {
  const show = () =>
    document.documentElement.classList.toggle('signed-in', localStorage.getItem(TOKEN_STORAGE_KEY) !== null);
  window.addEventListener('storage', show);
  window.addEventListener('pageshow', show);
};
