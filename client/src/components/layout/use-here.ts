import { useLocation } from 'react-router-dom';

/** The address of the page that is shown, as a link inside the app. */
export const useHere = () => {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
};
