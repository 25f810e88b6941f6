import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * A new dialog needs a row of e2e/dialogs.ts, or a line here. A new page needs a row of e2e/pages.ts, which does not
 * compile without it.
 */

const ROWS = 'e2e/dialogs.ts';
const tests = (name: string) => `client/tests/${name}.test.tsx`;

/** The dialogs that no row of e2e/dialogs.ts names by their title, and the file that opens them. */
const OPENED_BY: Record<string, string> = {
  'components/dialogs/leave-dialog.tsx: ¿Salir sin guardar?': 'e2e/dialog-steps.ts',
  'components/enrolment/enrolment-dialog.tsx: {course.name}': ROWS,
  'components/enrolment/price-question.tsx: El precio cambió': tests('price-question'),
  'components/identity/identity-dialog.tsx: Confirma tu identidad': tests('identity'),
  'components/records/calendar-button.tsx: En tu calendario': tests('gestion-access'),
  "features/courses/booked-dialog.tsx: {status === 'PENDING' ? 'Tu clase está pedida' : 'Tu clase está reservada'}":
    'e2e/booking.e2e.test.ts',
  'features/admin/users-table.tsx: {`Editar a ${userName(user)}`}': ROWS,
  'features/admin/user-dialog.tsx: {userName(user)}': ROWS,
  'features/gestion/agenda/columns/agenda-columns.tsx: Cambiar la fecha del curso':
    'e2e/agenda-columns.proof.test.ts',
  'features/gestion/agenda/week-calendar.tsx: Más clases a esta hora': tests('gestion-agenda'),
  "features/gestion/certificates/gestion-certificates.page.tsx: {ending?.kind === 'reissue' ? '¿Reemplazar este certificado?' : '¿Anular este certificado?'}":
    tests('gestion-certificates'),
  'features/gestion/course/call-off/call-off-dialog.tsx: ¿Suspender este curso?': tests('gestion-call-off'),
  'features/gestion/course/course-actions.tsx: Cambiar la fecha del curso': tests('gestion-call-off'),
  'features/gestion/course/course-actions.tsx: Repetir cada semana': tests('gestion-series'),
  'features/gestion/course/series/series.tsx: Cambiar los próximos': tests('gestion-series'),
  "features/gestion/course/waiting/waiting-list.tsx: {change ? changes[change].title : ''}":
    tests('gestion-roster'),
  'features/gestion/enrolments/dialogs/complete-early-dialog.tsx: {titleOf(earlyQuestion)}':
    tests('gestion-inbox'),
  'features/gestion/enrolments/dialogs/complete-dialog.tsx: {title(labels.length)}': tests('gestion-roster'),
  'features/gestion/enrolments/dialogs/correct-attendance.tsx: ¿Qué pasó en la clase?':
    tests('gestion-roster'),
  "features/gestion/enrolments/dialogs/staff-enrolment-dialog.tsx: {enrolment?.user ? userName(enrolment.user) : 'Inscripción'}":
    ROWS,
  'features/gestion/instructors/gestion-instructors.page.tsx: {`Invitación de ${name}`}':
    tests('gestion-roles'),
  'features/gestion/integrations/service-account-section.tsx: ¿Crear un secreto nuevo?':
    tests('gestion-service-accounts'),
  'features/gestion/integrations/service-account-section.tsx: ¿Terminar esta cuenta de servicio?':
    tests('gestion-service-accounts'),
  'features/gestion/integrations/service-account-section.tsx: Secreto de la cuenta de servicio':
    tests('gestion-service-accounts'),
  'features/gestion/integrations/webhook-item.tsx: ¿Crear un secreto nuevo?': tests('gestion-integrations'),
  'features/gestion/integrations/webhook-item.tsx: ¿Eliminar este webhook?': tests('gestion-integrations'),
  'features/gestion/integrations/webhook-log-dialog.tsx: {`Envíos a ${endpointName(endpoint)}`}':
    tests('gestion-integrations'),
  'features/gestion/integrations/webhook-section.tsx: Secreto del webhook': tests('gestion-integrations'),
  "features/gestion/mail/mail-dialog.tsx: {message ? mailKinds[message.kind].label : 'Mensaje'}":
    tests('gestion-mail'),
  "features/gestion/firearms/ammunition.tsx: {opened === 'new' ? 'Anotar munición' : 'Corregir una devolución'}":
    tests('gestion-firearms'),
  'features/gestion/firearms/ammunition-sheets.tsx: ¿Emitir la planilla del trimestre?':
    tests('gestion-firearms'),
  'features/gestion/imports/csv-import.tsx: {props.title}': tests('gestion-firearms'),
  'features/gestion/firearms/gestion-firearms.page.tsx: {titleOf(opened)}': tests('gestion-firearms'),
  'features/dashboard/entry-code-dialog.tsx: Código de ingreso': tests('entry-code'),
  'features/gestion/range-day/entry-scanner.tsx: Escanear código': tests('entry-code'),
  'features/gestion/range-day/day-closing.tsx: Cerrar el día': tests('gestion-day'),
  'features/gestion/range-day/day-closing.tsx: Cierres': tests('gestion-day'),
  'features/gestion/range-day/day-status.tsx: Sin enviar': tests('gestion-day'),
  "features/gestion/range-day/gestion-day.page.tsx: {opened ? titleOf(opened) : ''}": tests('gestion-day'),
  'features/gestion/range-day/gestion-day.page.tsx: ¿Descartar lo que se hizo?': tests('gestion-day'),
  'features/gestion/range-day/open-reports.tsx: ¿Descartar lo que se hizo?': tests('gestion-day'),
  'features/gestion/till/money-entries.tsx: Deshacer un pago': tests('gestion-till'),
  'features/gestion/till/money-entries.tsx: Factura del pago': tests('gestion-till'),
  'features/gestion/till/money-entries.tsx: Devolver un pago': tests('gestion-till'),
  'features/gestion/till/till-session.tsx: Cerrar la caja': tests('gestion-till'),
  'features/gestion/till/till-session.tsx: Entrada o salida de efectivo': tests('gestion-till'),
  'features/gestion/till/till-session.tsx: Entregar la caja': tests('gestion-till'),
  'features/gestion/notes/notes.tsx: Borrar la nota': tests('gestion-person'),
  'features/gestion/people/new-person-dialog.tsx: Nueva persona': 'e2e/desk.proof.test.ts',
  'features/gestion/person/gestion-person.page.tsx: Inscribir en un curso': tests('gestion-people'),
  'features/gestion/person/pending-email.tsx: Confirmar sin correo': tests('gestion-correction'),
  'features/gestion/person/second-factor-loss.tsx: Perdió su aplicación de códigos': tests('account-changes'),
  'features/gestion/person/person-access.tsx: ¿Cerrar todos los accesos?': tests('gestion-access'),
  'features/gestion/person/release-places.tsx: Liberar sus lugares': tests('gestion-person'),
  "features/gestion/schedule/lane-form-dialog.tsx: {props.lane?.id ? props.lane.name : 'Nueva línea'}":
    tests('gestion-schedule'),
  'features/gestion/teaching/taught-class-card.tsx: {`Notas: ${title}`}': tests('gestion-roles'),
  "features/gestion/withdrawals/settle-withdrawal-dialog.tsx: {withdrawal ? `Responder a ${withdrawal.name}` : 'Responder'}":
    tests('withdrawal'),
  'features/history/history.page.tsx: Compartir mi pasaporte': tests('member-pages'),
  'features/profile/account-actions.tsx: Mensajes por email': tests('gestion-mail'),
  "features/security/second-factor-card.tsx: {open ? TITLES[open] : ''}": ROWS,
  'features/security/token-list.tsx: ¿Revocar este token?': tests('security'),
};

/** They show the dialogs of others. */
const FRAMES = ['components/records/detail-dialog.tsx', 'features/gestion/lists/confirm-dialog.tsx'];

const TITLE =
  /<(?:DetailDialog|ConfirmDialog|DialogButton|DialogFrame)\b(?:=>|[^>])*?\btitle=(?:"([^"]*)"|(\{[^]*?\})(?=\s+(?:\w+=|isOpen)|\s*>))/g;

const rows = readFileSync(ROWS, 'utf8');

/** Some title in quotes is that of a row. */
const isInRows = (title: string) =>
  [...title.matchAll(/['"`]([^'"`]{8,})['"`]/g)].some(([, text = '']) => rows.includes(`'${text}'`));

const dialogs = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !FRAMES.includes(file))
  .flatMap((file) =>
    [...readFileSync(`client/src/${file}`, 'utf8').matchAll(TITLE)].map(([, text, code = '']) => ({
      isRow: text === undefined ? isInRows(code) : isInRows(`"${text}"`),
      key: `${file}: ${text ?? code.replace(/\s+/g, ' ')}`,
    })),
  );

test('every dialog is opened by a row of e2e/dialogs.ts or by another test', () => {
  expect(dialogs.length).toBeGreaterThan(50);
  const others = dialogs.filter(({ isRow }) => !isRow).map(({ key }) => key);
  expect(others.sort()).toEqual(Object.keys(OPENED_BY).sort());
  expect(Object.values(OPENED_BY).filter((file) => !existsSync(file))).toEqual([]);
});
