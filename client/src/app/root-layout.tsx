import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationProgress } from '../components/navigation-progress.tsx';

export const RootLayout = () => (
  <>
    <NavigationProgress />
    <Outlet />
    <ScrollRestoration />
  </>
);
