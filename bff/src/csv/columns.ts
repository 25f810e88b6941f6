import type { Certificate } from '#domain/certificates/certificate.ts';
import { REVOCATION_LABELS } from '#domain/certificates/revocation.ts';
import type { Course } from '#domain/courses/course.ts';
import { dayAndTime } from '#domain/dates/date-text.ts';
import { boxesOf } from '#domain/enrolments/armoury.ts';
import { CANCELLATION_LABELS } from '#domain/enrolments/cancellation.ts';
import { CLASS_TYPE_LABELS } from '#domain/enrolments/class-type.ts';
import { ENROLMENT_STATUS_LABELS } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { ROLE_LABELS } from '#domain/academy.ts';
import type { TillSession } from '#domain/money/till.ts';
import {
  MONEY_TYPE_LABELS,
  PAYMENT_METHODS,
  PAYMENT_METHOD_LABELS,
  accountColumns,
  isCashMovement,
  movedPesos,
  type MoneyEntry,
  type PaymentMethod,
} from '#domain/money/money.ts';
import type { PointsTransaction } from '#domain/points/points.ts';
import { TRANSACTION_TYPE_LABELS } from '#domain/points/points.schema.ts';
import { USER_COLUMNS, type UserColumn } from '#domain/users/user.columns.ts';
import { AMMUNITION_LABELS, type AmmunitionEntry } from '#domain/firearms/ammunition.ts';
import { BOOK_LABELS, type BookEntry } from '#domain/firearms/book.ts';
import { FIREARM_COLUMNS } from '#domain/firearms/firearm.columns.ts';
import { FIREARM_STATE_LABELS, caliberOf, type Firearm } from '#domain/firearms/firearm.ts';
import { userName } from '#domain/users/user-name.ts';
import type { User } from '#domain/users/user.ts';
import { CALIBERS, weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import type { SheetEntry } from '../web/pdf/ammunition-sheet-pdf.ts';
import { moneyCell, yesNoCell, type Cell, type Column } from './csv-file.ts';

export type UserRow = User & { points: number };

const USER_CELLS: { [Name in UserColumn]?: (user: UserRow) => Cell } = {
  role: ({ role }) => ROLE_LABELS[role],
  // Omits the prefix of pending profiles.
  documentNumber: ({ documentNumber, needsSetup }) => (needsSetup ? null : documentNumber),
  isActive: ({ isActive }) => yesNoCell(isActive),
  createdAt: ({ createdAt }) => dayAndTime(createdAt),
};

const userColumn = (name: UserColumn, header: string): Column<UserRow> => ({
  header,
  cell: USER_CELLS[name] ?? ((user) => user[name] as Cell),
});

export const userColumns = Object.entries(USER_COLUMNS).map(([name, header]) =>
  userColumn(name as UserColumn, header),
);

export const courseColumns: Column<Course>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Nombre', cell: ({ name }) => name },
  { header: 'Descripción', cell: ({ description }) => description },
  { header: 'Lugar', cell: ({ location }) => location },
  { header: 'Tipo', cell: ({ courseType }) => courseType },
  { header: 'Fecha', cell: ({ scheduledDate }) => dayAndTime(scheduledDate) },
  { header: 'Duración (minutos)', cell: ({ durationMinutes }) => durationMinutes },
  { header: 'Cupo', cell: ({ capacity }) => capacity },
  { header: 'Precio', cell: ({ price }) => moneyCell(price) },
  { header: 'Puntos', cell: ({ pointsValue }) => pointsValue },
  { header: 'Activo', cell: ({ isActive }) => yesNoCell(isActive) },
];

type StudentRow = { student: User | null };

const studentColumns: Column<StudentRow>[] = [
  { header: 'Email', cell: ({ student }) => student && student.email },
  { header: 'Nombre', cell: ({ student }) => student && student.firstName },
  { header: 'Apellido', cell: ({ student }) => student && student.lastName },
];

export type EnrolmentRow = Enrolment & StudentRow & { course: Course };

const statusColumn: Column<Enrolment> = {
  header: 'Estado',
  cell: ({ status }) => ENROLMENT_STATUS_LABELS[status],
};

const choiceColumns: Column<Enrolment>[] = [
  { header: 'Tipo de clase', cell: ({ classType }) => classType && CLASS_TYPE_LABELS[classType] },
  { header: 'Armas', cell: ({ weapons }) => weapons && weapons.map(weaponLabel).join(', ') },
  { header: 'Arma y munición propias', cell: ({ hasWeaponAmmo }) => yesNoCell(hasWeaponAmmo) },
];

const ammoCell = ({ ammoBoxes }: Enrolment) =>
  ammoBoxes && ammoBoxes.map(({ caliber, quantity }) => `${quantity} × ${caliber}`).join(', ');

export const enrolmentColumns: Column<EnrolmentRow>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Inscripción', cell: ({ createdAt }) => dayAndTime(createdAt) },
  statusColumn,
  { header: 'Curso', cell: ({ course }) => course.name },
  { header: 'Tipo de curso', cell: ({ course }) => course.courseType },
  { header: 'Fecha de la clase', cell: ({ startsAt }) => dayAndTime(startsAt) },
  ...studentColumns,
  ...choiceColumns,
  { header: 'Cajas de munición', cell: ammoCell },
  { header: 'Precio', cell: ({ price }) => moneyCell(price) },
  { header: 'Instructor', cell: ({ instructorName }) => instructorName },
  { header: 'Completada', cell: ({ completionDate }) => dayAndTime(completionDate) },
  {
    header: 'Motivo de la cancelación',
    cell: ({ cancellation }) => cancellation && CANCELLATION_LABELS[cancellation.reason],
  },
  { header: 'Nota de la cancelación', cell: ({ cancellation }) => cancellation && cancellation.note },
];

export const armouryColumns: Column<EnrolmentRow>[] = [
  { header: 'Hora', cell: ({ classTime }) => classTime },
  statusColumn,
  { header: 'Curso', cell: ({ course }) => course.name },
  { header: 'Lugar', cell: ({ course }) => course.location },
  ...studentColumns,
  ...choiceColumns,
  ...CALIBERS.map((caliber) => ({
    header: `Cajas ${caliber}`,
    cell: ({ ammoBoxes }: EnrolmentRow) => boxesOf(caliber, ammoBoxes ?? []),
  })),
];

const pesosOrNull = (pesos: number | null) => (pesos === null ? null : moneyCell(pesos));

export type LedgerRow = PointsTransaction & { userId: string; balance: number } & StudentRow;

export const ledgerColumns: Column<LedgerRow>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Fecha', cell: ({ createdAt }) => dayAndTime(createdAt) },
  ...studentColumns,
  { header: 'Tipo', cell: ({ type }) => TRANSACTION_TYPE_LABELS[type] },
  { header: 'Puntos', cell: ({ points }) => points },
  { header: 'Saldo', cell: ({ balance }) => balance },
  { header: 'Motivo', cell: ({ description }) => description },
  { header: 'Id de la inscripción', cell: ({ enrolmentId }) => enrolmentId },
];

export type MoneyRow = MoneyEntry & StudentRow & { clerk: string | null; till: string | null };

const personCell = ({ student }: MoneyRow) => student && userName(student);

/** What moves money: what comes in above 0, what goes out below. */
export const movementColumns: Column<MoneyRow>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Recibo', cell: ({ receipt }) => receipt },
  { header: 'Fecha', cell: ({ createdAt }) => dayAndTime(createdAt) },
  { header: 'Tipo', cell: ({ type }) => MONEY_TYPE_LABELS[type] },
  { header: 'Medio', cell: ({ method }) => method && PAYMENT_METHOD_LABELS[method] },
  { header: 'Importe', cell: (entry) => pesosOrNull(movedPesos(entry)) },
  { header: 'Detalle', cell: ({ description }) => description },
  { header: 'Persona', cell: personCell },
  { header: 'Caja', cell: ({ till }) => till },
  { header: 'Registró', cell: ({ clerk }) => clerk },
];

const totalOf = (session: TillSession, method: PaymentMethod) =>
  session.methods.find((total) => total.method === method) ?? { received: 0, givenBack: 0 };

const methodColumns = PAYMENT_METHODS.flatMap((method): Column<TillSession>[] => [
  {
    header: `${PAYMENT_METHOD_LABELS[method]} cobrado`,
    cell: (session) => (session.closedAt ? moneyCell(totalOf(session, method).received) : null),
  },
  {
    header: `${PAYMENT_METHOD_LABELS[method]} devuelto`,
    cell: (session) => (session.closedAt ? moneyCell(totalOf(session, method).givenBack) : null),
  },
]);

/** A session with who opened and who closed it. */
export type TillRow = TillSession & { openedBy: string | null; closedBy: string | null };

export const tillColumns: Column<TillRow>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Caja', cell: ({ tillName }) => tillName },
  { header: 'Punto de venta', cell: ({ pointOfSale }) => pointOfSale },
  { header: 'Turno', cell: ({ number }) => number },
  { header: 'Abierta', cell: ({ openedAt }) => dayAndTime(openedAt) },
  { header: 'Cerrada', cell: ({ closedAt }) => dayAndTime(closedAt) },
  { header: 'Primer recibo', cell: ({ firstReceipt }) => firstReceipt },
  { header: 'Último recibo', cell: ({ lastReceipt }) => lastReceipt },
  { header: 'Efectivo al abrir', cell: ({ float }) => moneyCell(float) },
  ...methodColumns,
  { header: 'Otras entradas', cell: ({ cashIn }) => pesosOrNull(cashIn) },
  { header: 'Otras salidas', cell: ({ cashOut }) => pesosOrNull(cashOut) },
  { header: 'Esperado', cell: ({ expected }) => pesosOrNull(expected) },
  { header: 'Contado', cell: ({ counted }) => pesosOrNull(counted) },
  { header: 'Diferencia', cell: ({ difference }) => pesosOrNull(difference) },
  { header: 'Nota', cell: ({ note }) => note },
  { header: 'Al cerrar el anterior', cell: ({ carried }) => pesosOrNull(carried) },
  { header: 'Diferencia al abrir', cell: ({ openingDifference }) => pesosOrNull(openingDifference) },
  { header: 'Nota al abrir', cell: ({ openingNote }) => openingNote },
  { header: 'Abrió', cell: ({ openedBy }) => openedBy },
  { header: 'Cerró', cell: ({ closedBy }) => closedBy },
];

export const moneyColumns: Column<MoneyRow>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Fecha', cell: ({ createdAt }) => dayAndTime(createdAt) },
  ...studentColumns,
  { header: 'Tipo', cell: ({ type }) => MONEY_TYPE_LABELS[type] },
  { header: 'Importe', cell: ({ amount }) => moneyCell(amount) },
  { header: 'Saldo', cell: (entry) => (isCashMovement(entry) ? null : moneyCell(entry.balance)) },
  { header: 'Medio', cell: ({ method }) => method && PAYMENT_METHOD_LABELS[method] },
  { header: 'Recibo', cell: ({ receipt }) => receipt },
  { header: 'Referencia', cell: ({ reference }) => reference },
  { header: 'Detalle', cell: ({ description }) => description },
  { header: 'Id de la inscripción', cell: ({ enrolmentId }) => enrolmentId },
  { header: 'Id del pago', cell: ({ paymentId }) => paymentId },
  { header: 'Factura', cell: ({ invoice }) => invoice },
  { header: 'Debe', cell: (entry) => pesosOrNull(accountColumns(entry).debit) },
  { header: 'Haber', cell: (entry) => pesosOrNull(accountColumns(entry).credit) },
  { header: 'Entró o salió', cell: (entry) => pesosOrNull(movedPesos(entry)) },
  { header: 'Caja', cell: ({ till }) => till },
  { header: 'Registró', cell: ({ clerk }) => clerk },
];

export const certificateColumns: Column<Certificate>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Número', cell: ({ number }) => number },
  { header: 'Emitido', cell: ({ issuedAt }) => dayAndTime(issuedAt) },
  { header: 'Titular', cell: ({ content }) => content && content.name },
  { header: 'Documento', cell: ({ content }) => content && content.document },
  { header: 'Curso', cell: ({ content }) => content && content.course },
  { header: 'Duración (minutos)', cell: ({ content }) => content && content.minutes },
  { header: 'Instructor', cell: ({ content }) => content && content.instructor },
  { header: 'Fecha de la clase', cell: ({ content }) => content && content.day },
  { header: 'Válido', cell: ({ revocation }) => yesNoCell(revocation === null) },
  { header: 'Anulado', cell: ({ revocation }) => revocation && dayAndTime(revocation.at) },
  {
    header: 'Motivo de la anulación',
    cell: ({ revocation }) => revocation && REVOCATION_LABELS[revocation.reason],
  },
  { header: 'Nota de la anulación', cell: ({ revocation }) => revocation && revocation.note },
  { header: 'Reemplaza a', cell: ({ replaces }) => replaces },
  { header: 'Página', cell: ({ url }) => url },
  { header: 'Id de la inscripción', cell: ({ enrolmentId }) => enrolmentId },
];

export const firearmColumns: Column<Firearm & { roundsFired: number }>[] = [
  { header: FIREARM_COLUMNS.id, cell: ({ id }) => id },
  { header: FIREARM_COLUMNS.make, cell: ({ make }) => make },
  { header: FIREARM_COLUMNS.serial, cell: ({ serial }) => serial },
  { header: FIREARM_COLUMNS.cuim, cell: ({ cuim }) => cuim },
  { header: FIREARM_COLUMNS.model, cell: ({ model }) => weaponLabel(model) },
  { header: FIREARM_COLUMNS.caliber, cell: ({ model }) => caliberOf(model) },
  { header: FIREARM_COLUMNS.sector, cell: ({ sector }) => sector },
  { header: FIREARM_COLUMNS.state, cell: ({ state }) => FIREARM_STATE_LABELS[state] },
  { header: FIREARM_COLUMNS.roundsFired, cell: ({ roundsFired }) => roundsFired },
  { header: FIREARM_COLUMNS.serviceRounds, cell: ({ serviceRounds }) => serviceRounds },
  { header: FIREARM_COLUMNS.serviceDay, cell: ({ serviceDay }) => serviceDay },
];

export const ammunitionColumns: Column<AmmunitionEntry>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Fecha', cell: ({ createdAt }) => dayAndTime(createdAt) },
  { header: 'Calibre', cell: ({ caliber }) => caliber },
  { header: 'Tipo', cell: ({ type }) => AMMUNITION_LABELS[type] },
  { header: 'Municiones', cell: ({ rounds }) => rounds },
  { header: 'Quedan', cell: ({ balance }) => balance },
  { header: 'Detalle', cell: ({ description }) => description },
  { header: 'Lote', cell: ({ lot }) => lot },
  { header: 'Proveedor', cell: ({ supplier }) => supplier },
  { header: 'Factura', cell: ({ invoice }) => invoice },
  { header: 'Id de la entrega', cell: ({ handOutId }) => handOutId },
];

export const bookColumns: Column<BookEntry>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Fecha', cell: ({ at }) => dayAndTime(at) },
  { header: 'Movimiento', cell: ({ type }) => BOOK_LABELS[type] },
  { header: 'Arma o munición', cell: ({ what }) => what },
  { header: 'Número de serie', cell: ({ serial }) => serial },
  { header: 'Calibre', cell: ({ caliber }) => caliber },
  { header: 'Municiones', cell: ({ rounds }) => rounds },
  { header: 'Persona', cell: ({ personName }) => personName },
  { header: 'Documento', cell: ({ documentNumber }) => documentNumber },
  { header: 'CLU', cell: ({ clu }) => clu },
  { header: 'Vencimiento de la CLU', cell: ({ cluExpiration }) => cluExpiration },
  { header: 'Entregó, recibió o anotó', cell: ({ byName }) => byName },
  { header: 'Anotado tarde', cell: ({ late }) => late && dayAndTime(late.receivedAt) },
  { header: 'Observaciones', cell: ({ note }) => note },
];

export const sheetEntryColumns: Column<SheetEntry>[] = [
  ...ammunitionColumns,
  { header: 'Responsable', cell: ({ responsible }) => responsible },
  { header: 'Corrige la devolución del', cell: ({ corrects }) => dayAndTime(corrects) },
  { header: 'Motivo de la corrección', cell: ({ reason }) => reason },
];
