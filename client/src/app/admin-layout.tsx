import { messages } from '#domain/messages.ts';
import { RequireSession } from './require-session.tsx';

export const Component = () => <RequireSession refusal={messages.authFailed} />;
