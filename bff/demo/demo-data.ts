import type { CluPolicy, CourseType } from '#domain/courses/course.schema.ts';
import type { EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';

/** Days relative to the day of seeding. */
export type DemoCourse = {
  key: string;
  name: string;
  description: string;
  location: string;
  courseType: CourseType;
  day: number | null;
  clock: string;
  price: number;
  pointsValue: number;
  isActive: boolean;
};

const group = (
  key: string,
  course: Partial<DemoCourse> & Pick<DemoCourse, 'name' | 'description' | 'day'>,
) => ({
  key,
  location: 'Polígono Centinela, Pilar',
  courseType: 'Grupal' as const,
  clock: '09:00',
  price: 48_000,
  pointsValue: 100,
  isActive: true,
  ...course,
});

export const DEMO_COURSES: DemoCourse[] = [
  group('inicial', {
    name: 'Iniciación al Tiro con Pistola',
    description:
      'Normas de seguridad, manejo responsable y primeros disparos con pistola calibre .22LR y 9mm.',
    day: -84,
    isActive: false,
  }),
  group('legislacion', {
    name: 'Legislación y Tenencia Responsable',
    description: 'Marco legal argentino, trámite de la CLU, transporte y guarda segura del arma.',
    day: -41,
    isActive: false,
    clock: '18:30',
    location: 'Aula Centinela, Palermo',
    price: 22_500,
    pointsValue: 50,
  }),
  group('defensivo-1', {
    name: 'Tiro Defensivo Nivel I',
    description: 'Desenfunde, empuñadura y doble acción con blancos reactivos a 5, 7 y 10 metros.',
    day: -13,
    isActive: false,
    price: 65_000,
    pointsValue: 150,
  }),
  group('seguridad-hogar', {
    name: 'Seguridad en el Hogar',
    description: 'Prevención, guarda del arma con niños en casa y toma de decisiones bajo estrés.',
    day: 6,
    clock: '10:00',
    location: 'Aula Centinela, Palermo',
    price: 30_000,
    pointsValue: 60,
  }),
  group('defensivo-2', {
    name: 'Tiro Defensivo Nivel II',
    description:
      'Movimiento, uso de cubiertas y resolución de interrupciones. Requiere haber aprobado el Nivel I.',
    day: 12,
    price: 72_500.5,
    pointsValue: 180,
  }),
  group('precision', {
    name: 'Carabina de Precisión .22LR',
    description: 'Respiración, apoyo y lectura de miras a 25 y 50 metros sobre blanco de papel.',
    day: 33,
    clock: '08:30',
    location: 'Club de Tiro Río Luján, Campana',
    price: 44_000,
    pointsValue: 90,
  }),
  group('primeros-auxilios', {
    name: 'Primeros Auxilios en el Polígono',
    description: 'Control de hemorragias, torniquete y protocolo de evacuación, con práctica supervisada.',
    day: 40,
    clock: '18:30',
    location: 'Aula Centinela, Palermo',
    price: 35_000,
    pointsValue: 80,
  }),
  // The two that reject one student come last.
  group('escopeta', {
    name: 'Escopeta Deportiva',
    description: 'Introducción a la escopeta calibre 12: postura, encare y platillos en foso universal.',
    day: 47,
    clock: '14:30',
    location: 'Club de Tiro Río Luján, Campana',
    price: 58_000,
    pointsValue: 40,
  }),
  group('practica-libre', {
    name: 'Práctica Libre con Arma Propia',
    description: 'Dos horas de línea de tiro supervisada. Trae tu arma, tu munición y tu CLU vigente.',
    day: 54,
    price: 18_000,
    pointsValue: 20,
  }),
  group('retirado', {
    name: 'Recarga de Munición (edición anterior)',
    description: 'Edición discontinuada del taller de recarga.',
    day: 25,
    isActive: false,
  }),
  {
    key: 'personalizada',
    name: 'Clase Personalizada',
    description: 'Instrucción individual de tiro defensivo o deportivo, con el arma que elijas.',
    location: 'Polígono Centinela, Pilar',
    courseType: 'Personalizado',
    day: null,
    clock: '',
    price: 60_000,
    pointsValue: 120,
    isActive: true,
  },
];

export type DemoEnrolment = {
  course: string;
  status: EnrolmentStatus;
  instructor?: string;
  personalised?: { day: number; clock: string; weapons: string[]; own: boolean; ammo: [string, number][] };
};

export const DEMO_ENROLMENTS: DemoEnrolment[] = [
  { course: 'inicial', status: 'completed', instructor: 'Roberto Aguirre' },
  { course: 'legislacion', status: 'completed', instructor: 'Dra. Paula Benítez' },
  {
    course: 'personalizada',
    status: 'completed',
    instructor: 'Roberto Aguirre',
    personalised: { day: -20, clock: '17:00', weapons: ['pistola-9mm'], own: false, ammo: [['9mm', 2]] },
  },
  { course: 'seguridad-hogar', status: 'confirmed' },
  { course: 'defensivo-2', status: 'pending' },
  { course: 'precision', status: 'cancelled' },
  {
    course: 'personalizada',
    status: 'pending',
    personalised: {
      day: 9,
      clock: '15:30',
      weapons: ['carabina-9mm', 'escopeta-12'],
      own: false,
      ammo: [
        ['9mm', 1],
        ['12 UAB', 2],
      ],
    },
  },
];

/** Past and present enrolments, by email of the student. */
export const DEMO_CLASSES: Record<string, DemoEnrolment[]> = {
  'camila.rios': [{ course: 'defensivo-1', status: 'confirmed' }],
  'joaquin.munoz': [
    { course: 'defensivo-1', status: 'completed', instructor: 'Roberto Aguirre' },
    {
      course: 'personalizada',
      status: 'confirmed',
      personalised: { day: 0, clock: '10:00', weapons: ['pistola-9mm'], own: false, ammo: [['9mm', 2]] },
    },
  ],
  'valentina.ibanez': [
    {
      course: 'personalizada',
      status: 'pending',
      personalised: {
        day: 0,
        clock: '16:30',
        weapons: ['escopeta-12', 'carabina-22lr'],
        own: false,
        ammo: [
          ['12 UAB', 1],
          ['.22LR', 1],
        ],
      },
    },
  ],
  'ramiro.villalba': [
    {
      course: 'personalizada',
      status: 'confirmed',
      instructor: 'Roberto Aguirre',
      personalised: { day: 0, clock: '18:00', weapons: ['pistola-9mm'], own: true, ammo: [] },
    },
  ],
};

export const DEMO_INSTRUCTORS = [
  { name: 'Roberto Aguirre', email: 'roberto.aguirre@centinela.example', phone: '+54 9 11 4300-1200' },
  { name: 'Dra. Paula Benítez', email: 'paula.benitez@centinela.example', phone: null },
  { name: 'Sergio Maldonado', email: null, phone: '+54 9 11 4300-1777' },
];

const RANGE = 'Polígono Centinela, Pilar';
const WORKDAYS = [2, 3, 4, 5, 6];

/** Tuesday to Saturday, closed at noon. */
export const DEMO_SCHEDULE = {
  policy: 'suggest',
  weeklyHours: WORKDAYS.flatMap((weekday) => [
    { weekday, from: '09:00', to: '13:00' },
    { weekday, from: '14:00', to: weekday === 6 ? '18:00' : '20:00' },
  ]),
  lanes: ['Línea 1', 'Línea 2'].map((name) => ({ name, location: RANGE })),
  rules: { noticeHours: 24, horizonDays: 60, bufferMinutes: 0, stepMinutes: 60 },
};

export const DEMO_WORKING_HOURS = {
  'Roberto Aguirre': WORKDAYS.map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
  'Sergio Maldonado': [4, 5, 6].map((weekday) => ({ weekday, from: '14:00', to: '20:00' })),
};

/** Settings by staff: capacity, instructor by name, and the rule on licences. */
export const DEMO_PLANS: Record<string, { capacity: number; instructor: string; cluPolicy?: CluPolicy }> = {
  'seguridad-hogar': { capacity: 12, instructor: 'Dra. Paula Benítez' },
  'defensivo-2': { capacity: 8, instructor: 'Roberto Aguirre' },
  escopeta: { capacity: 4, instructor: 'Sergio Maldonado' },
  'practica-libre': { capacity: 10, instructor: 'Sergio Maldonado', cluPolicy: 'require' },
};

/** Days from now until licences expire, by email of the student. */
export const DEMO_LICENCES: Record<string, number> = {
  'agustina.peralta': 3,
  'nicolas.guemes': 45,
  'florencia.acosta': 400,
  'facundo.nunez': 900,
  'joaquin.munoz': 310,
  'ramiro.villalba': 640,
};

/** Enrolments in this order. Students who find a course full join its waiting list. */
export const DEMO_ENROLLING: { course: string; students: string[] }[] = [
  { course: 'seguridad-hogar', students: ['agustina.peralta', 'milagros.cabrera', 'nicolas.guemes'] },
  {
    course: 'escopeta',
    students: [
      'nicolas.guemes',
      'florencia.acosta',
      'facundo.nunez',
      'milagros.cabrera',
      'julieta.dominguez',
      'sofia.etcheverry',
    ],
  },
];

/** First name, last name, city: the rest of the class. */
export const DEMO_STUDENTS: [string, string, string][] = [
  ['Martín', 'Sosa', 'Rosario'],
  ['Camila', 'Ríos', 'Córdoba'],
  ['Joaquín', 'Muñoz', 'Mendoza'],
  ['Valentina', 'Ibáñez', 'La Plata'],
  ['Tomás', 'Quiroga', 'San Isidro'],
  ['Agustina', 'Peralta', 'Tigre'],
  ['Nicolás', 'Güemes', 'Salta'],
  ['Florencia', 'Acosta', 'Pilar'],
  ['Facundo', 'Núñez', 'Campana'],
  ['Milagros', 'Cabrera', 'Zárate'],
  ['Ezequiel', 'Romero', 'Morón'],
  ['Julieta', 'Domínguez', 'Quilmes'],
  ['Ramiro', 'Villalba', 'Escobar'],
  ['Sofía', 'Etcheverry', 'Buenos Aires'],
  ['Lautaro', 'Giménez', 'San Miguel'],
  ['Micaela', 'Bustos', 'Luján'],
  ['Ignacio', 'Ferreyra', 'Vicente López'],
  ['Antonella', 'Maidana', 'Avellaneda'],
  ['Bruno', 'Castaño', 'Buenos Aires'],
  ['Rocío', 'Leguizamón', 'Paraná'],
  ['Gonzalo', 'Ojeda', 'Bahía Blanca'],
  ['Carolina', 'Zabala', 'Mar del Plata'],
];

export const DEMO_FIREARMS = [
  { make: 'Bersa', serial: 'TPR9-10234', model: 'pistola-9mm', sector: 'Armario 1', roundsBefore: 1_850 },
  { make: 'Bersa', serial: 'TPR9-10241', model: 'pistola-9mm', sector: 'Armario 1', roundsBefore: 4_920 },
  { make: 'Bersa', serial: 'TPR9-10258', model: 'pistola-9mm', sector: 'Armario 1', serviceRounds: 5_000 },
  { make: 'FMR', serial: 'CAR9-0417', model: 'carabina-9mm', sector: 'Armario 2' },
  { make: 'Mahely', serial: 'M22-40871', model: 'carabina-22lr', sector: 'Armario 2', roundsBefore: 9_300 },
  { make: 'Mahely', serial: 'M22-40896', model: 'carabina-22lr', sector: 'Armario 2' },
  { make: 'Batán', serial: 'ESC12-2207', model: 'escopeta-12', sector: 'Armario 3' },
  { make: 'Batán', serial: 'ESC12-2231', model: 'escopeta-12', sector: 'Armario 3' },
];

export const DEMO_PURCHASES = [
  { caliber: '9mm', rounds: 5_000, lot: 'L-2207', supplier: 'Armería del Norte', invoice: 'A-0003-00012044' },
  { caliber: '12 UAB', rounds: 750, lot: 'E-118', supplier: 'Armería del Norte', invoice: 'A-0003-00012051' },
  { caliber: '.22LR', rounds: 1_950, lot: 'S-904', supplier: 'Tiro y Caza', invoice: 'A-0001-00008813' },
];

/** By the name of the course. */
export const DEMO_KITS = [
  { course: 'Carabina de Precisión .22LR', isAccompanied: true, weapons: ['carabina-22lr'], rounds: 50 },
  { course: 'Escopeta Deportiva', isAccompanied: false, weapons: ['escopeta-12'], rounds: 25 },
];
