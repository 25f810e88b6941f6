import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from '../components/layout/navigation-progress.tsx';
import { scrollKey, useLateScroll } from './late-scroll.ts';

export const RootLayout = () => {
  useLateScroll();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
