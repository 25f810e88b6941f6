import { RequireSession } from './require-session.tsx';

export const Component = () => <RequireSession />;
