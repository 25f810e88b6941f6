import type { Page } from 'playwright-core';
import { shortDate } from '#domain/dates/date-text.ts';
import { academyDay } from '../bff/contract/builders.ts';
import { choose, fill, follow, hit, openRow, press, send, tab, tick } from './steps.ts';
import type { Step } from './prompt-response.ts';

/** How a dialog is opened, changed and sent. */
type DialogRow = {
  dialog: string | RegExp;
  /** From the screen to the dialog. */
  open: Step[];
  /** Makes a change in its form; such a dialog is not left without a question. */
  change?: (page: Page) => Promise<unknown>;
  /** What is pressed inside, once it is changed. */
  inside?: Step[];
  /** Others resemble it: it is opened at each change, they in the proofs. */
  isExample?: true;
};

/** A screen: what is pressed on it, and the dialogs over it. */
export type ScreenRow = { at: string; steps?: Step[]; dialogs?: DialogRow[] };

const day = shortDate(academyDay(20));

const moment = async (page: Page) => {
  await fill('Fecha', day)(page);
  await page.getByLabel('Fecha', { exact: true }).last().press('Enter');
  await fill('Hora', '10:00')(page);
};

const PENDING = '/gestion/inscripciones?estado=PENDING';
const firstRow = tick(/^Elegir .+ · /);

export const STAFF_SCREENS: ScreenRow[] = [
  {
    at: '/gestion',
    steps: [send(/^Confirmar /), follow('Ver todas')],
    dialogs: [
      { isExample: true, dialog: 'Atajos de teclado', open: [hit('?')] },
      { dialog: /./, open: [openRow] },
    ],
  },
  { at: '/gestion/agenda', steps: [press('Día siguiente'), follow('Semana'), press('Semana anterior')] },
  {
    at: PENDING,
    steps: [
      send(/^Confirmar /),
      firstRow,
      send('Confirmar'),
      press('Quitar selección'),
      press('Exportar CSV'),
      choose('Estado', 'CONFIRMED'),
      press('Quitar los filtros'),
    ],
    dialogs: [
      { dialog: /./, open: [openRow], inside: [send('Confirmar')] },
      {
        isExample: true,
        dialog: '¿Cancelar esta inscripción?',
        open: [openRow, press('Cancelar…')],
        change: fill('Nota', 'Llueve'),
        inside: [send('Cancelar inscripción')],
      },
      {
        isExample: true,
        dialog: '¿Quién da la clase?',
        open: [openRow, press('Instructor…')],
        inside: [send('Sin instructor')],
      },
    ],
  },
  {
    at: '/gestion/inscripciones?estado=PENDING&tipo=PERSONALIZADO',
    dialogs: [
      {
        isExample: true,
        dialog: 'Mover la clase',
        open: [openRow, press('Mover…')],
        change: moment,
        inside: [send('Reprogramar')],
      },
    ],
  },
  {
    at: '/gestion/inscripciones?estado=PENDING&tipo=GRUPAL',
    dialogs: [
      {
        isExample: true,
        dialog: 'Pasar a otra fecha de este curso',
        open: [openRow, press('Otra fecha…')],
      },
    ],
  },
  {
    at: '/gestion/cursos',
    steps: [press('Exportar CSV'), follow('Nuevo curso')],
  },
  { at: '/gestion/cursos/nuevo', steps: [press('Crear curso')] },
  {
    at: '/gestion/cursos/:course',
    steps: [firstRow, press('Quitar selección'), tab(/^En espera/), tab('Datos')],
    dialogs: [
      {
        dialog: 'Duplicar el curso',
        open: [press('Duplicar…')],
        change: moment,
        inside: [send('Duplicar curso')],
      },
      {
        dialog: '¿Desactivar este curso?',
        open: [press('Desactivar…')],
        inside: [send('Desactivar curso')],
      },
    ],
  },
  {
    at: '/gestion/cursos/:running',
    steps: [firstRow, send('Completar a los presentes')],
    dialogs: [
      { dialog: '¿No vino?', open: [firstRow, press('No vino…')], inside: [send('Registrar ausencia')] },
    ],
  },
  {
    at: '/gestion/armas',
    dialogs: [
      {
        dialog: 'Importar armas',
        open: [press('Importar armas…')],
        change: async (page) => {
          await page.getByLabel('Archivo CSV').setInputFiles({
            name: 'armas.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from('Marca;Número de serie;Modelo\r\nTaurus;E-1;Pistola 9mm\r\n'),
          });
          await page.getByRole('button', { name: 'Importar 1 arma' }).waitFor();
        },
        inside: [send('Importar 1 arma')],
      },
    ],
  },
  {
    at: '/gestion/personas',
    steps: [choose('Rol', 'STUDENT'), press('Quitar los filtros'), press('Exportar CSV'), openRow],
    dialogs: [
      {
        dialog: 'Importar personas',
        open: [press('Importar CSV…')],
        change: async (page) => {
          await page.getByLabel('Archivo CSV').setInputFiles({
            name: 'personas.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from('Email;Nombre\r\nnueva@example.com;Nueva\r\n'),
          });
          await page.getByRole('button', { name: 'Importar 1 persona' }).waitFor();
        },
        inside: [send('Importar 1 persona')],
      },
    ],
  },
  {
    at: '/gestion/personas/:person',
    steps: [tab('Inscripciones'), tab('Puntos'), tab('Actividad'), tab('Datos')],
    dialogs: [
      {
        dialog: 'Corregir datos',
        open: [press('Corregir datos…')],
        change: fill(/^Nombre/, 'Lucila'),
        inside: [send('Guardar')],
      },
      {
        dialog: 'Reservar una clase',
        open: [tab('Inscripciones'), press('Reservar una clase…')],
        change: async (page) => {
          await moment(page);
          await page.getByText('Tiro Deportivo', { exact: true }).first().click();
          await page.getByText('Pistola 9mm', { exact: true }).first().click();
          await page.getByText('Cuento con arma y municiones propias').click();
        },
        inside: [send('Reservar clase')],
      },
      { dialog: 'Enlace para otra contraseña', open: [press('Enlace para otra contraseña')] },
      {
        dialog: '¿Desactivar esta cuenta?',
        open: [press('Desactivar cuenta…')],
        inside: [send('Desactivar cuenta')],
      },
    ],
  },
  {
    at: '/gestion/personas/:asking',
    dialogs: [
      {
        dialog: 'Rechazar el pedido',
        open: [press('Rechazar el pedido…')],
        change: fill(/^Motivo/, 'Tiene una deuda'),
        inside: [send('Rechazar el pedido')],
      },
      {
        dialog: '¿Borrar los datos de esta persona?',
        open: [press('Borrar sus datos…')],
        inside: [send('Borrar sus datos')],
      },
    ],
  },
  {
    at: '/gestion/personas/:person?ver=puntos',
    dialogs: [
      {
        dialog: 'Ajustar puntos',
        open: [press('Ajustar puntos…')],
        change: async (page) => {
          await fill(/^Puntos/, '5')(page);
          await fill(/^Motivo/, 'Torneo')(page);
        },
        inside: [send('Ajustar')],
      },
    ],
  },
  {
    at: '/gestion/instructores',
    steps: [choose('Mostrar', 'todos'), send(/^Desactivar a /)],
    dialogs: [
      {
        dialog: 'Nuevo instructor',
        open: [press('Nuevo instructor')],
        change: fill(/^Nombre/, 'Nora Vidal'),
        inside: [send('Agregar instructor')],
      },
      {
        dialog: /./,
        open: [openRow],
        change: fill('Teléfono', '11 4444'),
        inside: [send('Guardar cambios')],
      },
    ],
  },
  { at: '/gestion/armeria', steps: [press('Exportar CSV'), press('Día siguiente'), press('Hoy')] },
  {
    at: '/gestion/puntos',
    steps: [press('Exportar movimientos'), press('Ajustar puntos'), press('Ajustar'), press('Volver')],
    dialogs: [
      { dialog: '¿Entregar este canje?', open: [press(/^Entregar el canje/)], inside: [send('Entregar')] },
    ],
  },
  { at: '/gestion/informes', steps: [choose('Desde', { index: 2 })] },
  { at: '/gestion/informes/asistencia', steps: [choose('Desde', { index: 2 })] },
  { at: '/gestion/informes/cobros', steps: [choose('Desde', { index: 2 })] },
  { at: '/gestion/actividad', steps: [choose('Acción', { index: 2 })] },
  {
    at: '/gestion/integraciones',
    dialogs: [
      {
        dialog: 'Nuevo webhook',
        open: [press('Nuevo webhook')],
        change: async (page) => {
          await fill(/^Dirección/, 'https://avisos.example/recibir')(page);
          await page.getByText('Inscripción creada').first().click();
        },
        inside: [send('Crear webhook')],
      },
      {
        dialog: 'Nueva cuenta de servicio',
        open: [press('Nueva cuenta de servicio')],
        change: fill(/^Nombre/, 'Planilla de horarios'),
      },
    ],
  },
  {
    at: '/admin/users',
    dialogs: [
      { dialog: /./, open: [press(/^Ver/)] },
      { dialog: /^Editar a /, open: [press(/^Editar/)] },
    ],
  },
];

export const STUDENT_SCREENS: ScreenRow[] = [
  { at: '/dashboard', steps: [follow('Ver Mi Historial')] },
  {
    at: '/history',
    dialogs: [
      { isExample: true, dialog: 'Tiro Defensivo Nivel II', open: [press('Tiro Defensivo Nivel II')] },
      {
        dialog: 'Tiro Defensivo Nivel II',
        open: [press('Tiro Defensivo Nivel II'), press('Cancelar inscripción')],
        inside: [send('Sí, cancelar')],
      },
      {
        dialog: 'Clase Personalizada',
        open: [press('Clase Personalizada'), press('Reprogramar')],
        change: moment,
        inside: [send('Reprogramar')],
      },
    ],
  },
  { at: '/courses', steps: [press('Programar Clase'), send('Inscribirse')] },
  { at: '/puntos', steps: [press('Canjear'), press('Invitar')] },
  {
    at: '/profile',
    dialogs: [
      {
        isExample: true,
        dialog: 'Editar mis datos',
        open: [press('Editar mis datos')],
        change: fill(/^Nombre/, 'Luz'),
        inside: [send('Guardar')],
      },
      {
        dialog: 'Cambiar contraseña',
        open: [press('Cambiar contraseña')],
        change: async (page) => {
          await fill(/^Contraseña actual/, 'centinela2026')(page);
          await fill(/^Contraseña nueva/, 'centinela2027')(page);
        },
        inside: [send('Cambiar contraseña')],
      },
    ],
  },
  {
    at: '/seguridad',
    steps: [press('Descargar mis datos')],
    dialogs: [
      {
        dialog: 'Crear un token',
        open: [press('Crear un token')],
        change: fill(/^Nombre/, 'Planilla'),
        inside: [send('Crear')],
      },
      {
        dialog: 'Activar la verificación en dos pasos',
        open: [press('Activar')],
        change: fill(/^Contraseña actual/, 'centinela2026'),
        inside: [send('Seguir')],
      },
      {
        dialog: 'Pedir que borren mis datos',
        open: [press('Pedir el borrado…')],
        change: fill(/^Contraseña actual/, 'centinela2026'),
        inside: [send('Enviar el pedido')],
      },
    ],
  },
];
