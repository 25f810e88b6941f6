import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from '../components/layout/navigation-progress.tsx';

export const RootLayout = () => (
  <>
    <NavigationProgress />
    <Outlet />
    <ScrollRestoration />
  </>
);
