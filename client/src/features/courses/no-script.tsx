import { academy } from '#domain/academy.ts';
import { ScriptNote } from '../../components/feedback/script-note.tsx';

/** How to enrol without script. */
export const NoScript = () => (
  <ScriptNote mb="6">
    Para inscribirte por esta página activa JavaScript en tu navegador. También puedes llamarnos al{' '}
    {academy.contact.phone} o escribirnos a {academy.contact.email}.
  </ScriptNote>
);
