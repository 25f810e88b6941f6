import { academy } from '../academy.ts';
import type { User } from '../users/user.ts';

export type LegalSection = { title: string; paragraphs: readonly string[] };

/** Personal data that is stored. A new field of `User` must be named here. */
export const PERSONAL_DATA: Record<
  Exclude<
    keyof User,
    'id' | 'isActive' | 'isEmailUnreachable' | 'pendingEmailUntil' | 'needsSetup' | 'revision' | 'updatedAt'
  >,
  string
> = {
  email: 'email',
  pendingEmail: 'un email nuevo, hasta que lo confirmes',
  firstName: 'nombre',
  lastName: 'apellido',
  documentType: 'tipo de documento',
  documentNumber: 'número de documento',
  birthDate: 'fecha de nacimiento',
  gender: 'género',
  address: 'dirección',
  city: 'ciudad',
  province: 'provincia',
  postalCode: 'código postal',
  phone: 'teléfono',
  clu: 'número de tu credencial de legítimo usuario (CLU)',
  cluExpiration: 'vencimiento de la credencial',
  role: 'si eres estudiante o administrador',
  staffRole: 'tu función si trabajas en la academia',
  createdAt: 'cuándo te registraste',
};

const { name, contact } = academy;
const CONTACT = `Escríbenos a ${contact.email} o llámanos al ${contact.phone}.`;

export const TERMS: readonly LegalSection[] = [
  {
    title: 'Tu cuenta',
    paragraphs: [
      `Con tu cuenta te inscribes en los cursos de ${name}, programas clases y ves tu pasaporte digital. Es personal: hay una por email y una por documento.`,
      'Escribe tus datos tal como figuran en tu documento. El nombre, el teléfono y la dirección los cambias en tu perfil; el documento y la fecha de nacimiento los corrige la academia.',
      'La academia puede desactivar una cuenta; desde ese momento no se puede ingresar con ella.',
    ],
  },
  {
    title: 'Tu sesión',
    paragraphs: [
      'Ingresas con tu email y una contraseña, o con Google. En un equipo que no es tuyo, usa «Salir» al terminar.',
      'Si crees que alguien más entró en tu cuenta, cambia la contraseña en tu perfil: las demás sesiones se cierran. Si la perdiste, la academia te ayuda a volver a ingresar.',
    ],
  },
  {
    title: 'Inscripciones y clases',
    paragraphs: [
      'Una inscripción queda pendiente hasta que la academia la confirma. Si un curso tiene cupo y está completo, puedes anotarte en la lista de espera. No puedes tener dos clases en el mismo horario, y hay un límite de inscripciones pendientes o confirmadas a la vez.',
      'Ves el precio antes de inscribirte, y ese precio queda guardado con la inscripción aunque después cambie. La aplicación no cobra: el pago se arregla con la academia.',
      'Mientras la aplicación lo ofrezca, puedes cancelar o reprogramar tú. Después, habla con la academia, que también puede cancelar o mover una clase e indica el motivo.',
    ],
  },
  {
    title: 'Credencial de legítimo usuario',
    paragraphs: [
      'Cada curso dice si pide la credencial. Si la exige, tiene que estar vigente el día de la clase. Los datos de la credencial los carga la academia.',
    ],
  },
  {
    title: 'Puntos y referidos',
    paragraphs: [
      'Cada curso que completas suma los puntos que indica su ficha. Los canjeas en la aplicación: recibes un código y lo muestras en la academia.',
      'Quien se registra con tu enlace figura como tu referido.',
    ],
  },
  { title: 'Preguntas', paragraphs: [`${CONTACT} Estamos en ${contact.address}.`] },
];

export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'Qué datos guardamos',
    paragraphs: [
      `De ti: ${Object.values(PERSONAL_DATA).join(', ')}. No todos son obligatorios. De tu contraseña guardamos solo una huella que no permite leerla.`,
      'De tus clases: los cursos en los que te inscribes, sus fechas, instructor y estado, el tipo de clase, las armas y municiones que eliges, el precio y, si se cancela, el motivo. También tu lugar en una lista de espera.',
      'De tus puntos: cada movimiento y cada canje. De tus referidos: el email de quien invitas o se registra con tu enlace.',
      'De los mensajes que te enviamos por email: qué decían y cuándo salieron, durante unos meses. De un pedido de arrepentimiento: lo que escribiste y la respuesta.',
      'De lo que se hace en la aplicación: quién cambió qué y cuándo, en inscripciones, puntos, cursos y cuentas. De tus ingresos guardamos solo las sesiones abiertas.',
    ],
  },
  {
    title: 'Para qué',
    paragraphs: [
      'Para inscribirte, preparar tus clases, saber si tu credencial está vigente, emitir tu pasaporte digital y llevar tus puntos. El registro de cambios sirve para aclarar qué pasó cuando algo no coincide.',
    ],
  },
  {
    title: 'Quién los ve',
    paragraphs: [
      'Tú ves los tuyos y los administradores de la academia ven los de todos. De otra persona, un estudiante ve solo el email de sus referidos.',
      'Los mensajes que te enviamos pasan por el proveedor de correo de la academia. Quien tiene el enlace secreto de tu calendario ve tus clases; puedes anularlo cuando quieras.',
      'Si ingresas con Google, Google nos dice tu email y tu nombre.',
    ],
  },
  {
    title: 'En tu navegador',
    paragraphs: [
      'Tu navegador guarda la sesión, el tema que eliges y, hasta que cierras la pestaña, quién te invitó, la página que pediste y lo que escribes al programar una clase. Al ingresar se guarda por 20 días una cookie con un número al azar, que no abre tu cuenta: solo evita que los intentos de otras personas te cierren el paso. Al ingresar con Google se usa otra, que dura lo que el ingreso. La aplicación no carga nada de otros sitios.',
    ],
  },
  {
    title: 'Tus datos, en tus manos',
    paragraphs: [
      `En tu perfil ves tus datos y cambias el nombre, el teléfono y la dirección. Para corregir lo demás, o si quieres saber algo de tus datos, pregúntanos. ${CONTACT}`,
      'En «Seguridad» descargas todo lo que guardamos de ti y puedes pedir que lo borremos. La academia responde el pedido: si lo aprueba, se borran tus datos personales y quedan tus clases y tus puntos, sin tu nombre; si no, lees por qué.',
    ],
  },
];
