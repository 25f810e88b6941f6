import { useLocation } from 'react-router-dom';

/** The address of the current page, as a link in the app. */
export const useHere = () => {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
};
