/** Settings of an academy: name, contact, time zone, texts. */
export const academy = {
  name: 'Academia Centinela',
  /** The large line of the logo. */
  shortName: 'Centinela',
  /** Three capital letters: the issuer of the digital passport and the prefix of its numbers. */
  code: 'CEN',
  tagline: 'Formación responsable en el uso civil de armas de fuego',
  /** CUIT, as receipts and the sheets of the armoury show it; null: they show none. */
  cuit: null as string | null,
  /** What the sheets of the armoury show of the academy's registration and of who is responsible; null: nothing. */
  armoury: {
    registration: null as string | null,
    /** Such as `Ana Paz`, `DNI 30.111.222`, `CLU 123456 hasta el 31/12/2027`. */
    responsible: null as { name: string; document: string; licence: string } | null,
  },
  /** IANA time zone of every wall-clock time in the product. */
  timeZone: 'America/Argentina/Buenos_Aires',
  /** Whether the footer offers the button to withdraw (Argentina: Disposición 954/2025). */
  offersWithdrawal: true as boolean,
  contact: {
    address: 'Camino del Polígono 1250, Luján, Buenos Aires',
    phone: '+54 11 5550 0142',
    email: 'contacto@centinela.example',
    /** International format, or null: course pages then have no chat link. */
    whatsapp: '+54 9 11 5550 0142' as string | null,
    /** Country and mobile prefix of phone numbers that are written without one. */
    localPrefix: '549',
  },
  /** Street addresses of the places of courses, by `location`. A place that is missing here has none in pages. */
  addresses: {} as Readonly<Record<string, string>>,
  rightsNotice: '© 2025 Academia Centinela. Todos los derechos reservados.',
  features: [
    {
      id: 'courses',
      title: 'Cursos especializados',
      text: 'Clases grupales y personalizadas de tiro defensivo y deportivo, con instructores certificados y en grupos reducidos.',
    },
    {
      id: 'passport',
      title: 'Pasaporte digital',
      text: 'Todo tu recorrido de formación en un solo documento: cursos, fechas, instructores y certificados.',
    },
    {
      id: 'points',
      title: 'Sistema de puntos',
      text: 'Cada curso que completas suma puntos que puedes canjear por descuentos en tus próximas clases.',
    },
    {
      id: 'referrals',
      title: 'Programa de referidos',
      text: 'Invita a tus amigos a entrenar con nosotros y suma puntos por cada uno que se registre.',
    },
  ],
} as const;

export const PENDING_PREFIX = 'PENDING-';
export const TOKEN_STORAGE_KEY = 'auth_token';
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
export const NAME_LENGTH = { min: 2, max: 100 } as const;
export const DOCUMENT_NUMBER_LENGTH = { min: 5, max: 20 } as const;
export const ADDRESS_LENGTH = { min: 5, max: 200 } as const;
export const DOCUMENT_TYPES = ['DNI', 'Pasaporte', 'Cedula'] as const;
export const GENDERS = ['Hombre', 'Mujer'] as const;
export const ROLES = ['admin', 'student'] as const;
export type Role = (typeof ROLES)[number];
/** Roles of staff who are not admins; see domain/staff/staff-access.ts. */
export const STAFF_ROLES = ['desk', 'instructor', 'armourer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type Gender = (typeof GENDERS)[number];
export const ROLE_LABELS: Record<Role, string> = { admin: 'Admin', student: 'Estudiante' };
export const STAFF_ROLE_LABELS: Record<StaffRole, string> = {
  desk: 'Recepción',
  instructor: 'Instructor',
  armourer: 'Armero',
};
