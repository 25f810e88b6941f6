import { Router, type Request, type Response } from 'express';
import { academy } from '#domain/academy.ts';
import { classDayAndTime } from '#domain/dates/date-text.ts';
import { classAddress } from '#domain/enrolments/class-address.ts';
import { ANSWER_LINKS, CLASS_ANSWERS, type ClassAnswer } from '#domain/mail/class-links.ts';
import { messages } from '#domain/messages.ts';
import { escapeHtml } from '#domain/texts/html-text.ts';
import { ERROR_TABLE, type DomainError } from '../../errors/domain-error.ts';
import type { Limits } from '../../process/limits.ts';
import { nonceOf } from '../security-headers.ts';
import { INVALID_LINK, plainPage } from './plain-page.ts';
import { isFromElsewhere } from './sent-forms.ts';
import { mayView, sendPlainPage } from './send-plain-page.ts';

type Shown = {
  course: string;
  startsAt: Date;
  state: 'asked' | 'done' | 'coming' | 'cancelled' | 'refused';
  refusal: DomainError | null;
  isLate: boolean;
};

type Read = (
  request: Request,
  response: Response,
  asked: { answer: ClassAnswer; query: Request['query'] },
) => Promise<Shown | null>;

type Pages = { limits: Limits; read: Read; answer: Read };

const SUBJECT = 'Tu clase';
const SLOW_DOWN = 'Demasiados intentos. Espera unos minutos y vuelve a abrir el enlace.';

const TEXTS = {
  attend: {
    question: '¿Vas a esta clase?',
    button: 'Voy',
    done: 'Te esperamos',
    notes: [],
    other: { answer: 'cancel', label: 'No puedo ir' },
  },
  cancel: {
    question: '¿Cancelar tu inscripción?',
    button: 'Sí, cancelar',
    done: 'Inscripción cancelada',
    notes: ['No se puede deshacer: para volver tendrás que inscribirte otra vez.'],
    other: { answer: 'attend', label: 'Sí voy' },
  },
} as const;

type Content = {
  heading: string;
  shown?: Pick<Shown, 'course' | 'startsAt'>;
  notes?: readonly string[];
  form?: string;
  links: readonly { label: string; href: string }[];
};

const HOME = { label: 'Ir al inicio', href: '/' };

const page = ({ heading, shown, notes = [], form = '', links }: Content, nonce: string) =>
  plainPage({
    title: heading,
    subject: SUBJECT,
    nonce,
    main: `<section class="card"><h1>${escapeHtml(heading)}</h1>${
      shown
        ? `<p class="course"><strong>${escapeHtml(shown.course)}</strong><br>${classDayAndTime(shown.startsAt, academy.timeZone)}</p>`
        : ''
    }${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}${form}${links
      .map(({ label, href }) => `<p><a href="${escapeHtml(href)}">${label}</a></p>`)
      .join('')}</section>`,
  });

const otherLink = ({ originalUrl }: Request, answer: ClassAnswer) => {
  const { other } = TEXTS[answer];
  const { search } = new URL(originalUrl, 'http://localhost');
  return { label: other.label, href: `${ANSWER_LINKS[other.answer].path}${search}` };
};

const ownClass = ({ query }: Request) => ({
  label: 'Ver mi clase',
  href: classAddress(encodeURIComponent(String(query.clase))),
});

const OTHERS = { label: 'Ver otras clases', href: '/courses' };

const contentOf = (request: Request, answer: ClassAnswer, shown: Shown): Content => {
  const { question, button, done, notes } = TEXTS[answer];
  const { state, refusal, isLate } = shown;
  if (refusal?.reason === 'CHANGED_MEANWHILE')
    return { heading: refusal.message, links: [ownClass(request)] };
  if (refusal) return { heading: refusal.message, shown, links: [ownClass(request)] };
  if (state === 'asked') {
    return {
      heading: question,
      shown,
      notes: [...notes, ...(isLate ? ['La cancelación quedaría anotada fuera de plazo.'] : [])],
      form: `<form method="post"><button type="submit">${button}</button></form>`,
      links: [otherLink(request, answer)],
    };
  }
  if (answer === 'attend' && state !== 'cancelled') {
    return { heading: done, shown, links: [otherLink(request, answer), ownClass(request)] };
  }
  return {
    heading: state === 'done' ? done : messages.classCancelled,
    shown,
    notes: isLate ? ['Quedó anotada fuera de plazo.'] : [],
    links: [OTHERS],
  };
};

const statusOf = ({ refusal }: Shown) => (refusal ? ERROR_TABLE[refusal.kind].status : 200);

/**
 * The pages of the links in messages about a class. GET changes nothing, because programs that look for malware open every
 * link. They show the class, its day and its hour, and nothing of the person.
 */
export const classLinkPages = ({ limits, read, answer: send }: Pages) => {
  const router = Router({ caseSensitive: true });
  const only = (heading: string) => (nonce: string) => page({ heading, links: [HOME] }, nonce);
  const isAllowed = mayView({ limits, rule: 'classLinkByAddress', limitedPage: only(SLOW_DOWN) });

  const respond = async (request: Request, response: Response, how: { answer: ClassAnswer; work: Read }) => {
    const { answer, work } = how;
    const shown = await work(request, response, { answer, query: request.query });
    const nonce = nonceOf(response);
    if (!shown) return sendPlainPage(response.status(404), only(INVALID_LINK)(nonce));
    response.status(statusOf(shown)).set(shown.refusal?.headers ?? {});
    return sendPlainPage(response, page(contentOf(request, answer, shown), nonce));
  };

  for (const answer of CLASS_ANSWERS) {
    const { path } = ANSWER_LINKS[answer];
    router.get(path, async (request, response) => {
      if (await isAllowed(response)) await respond(request, response, { answer, work: read });
    });
    router.post(path, async (request, response) => {
      if (!(await isAllowed(response))) return;
      if (isFromElsewhere(request)) {
        const refused = only(messages.formFromElsewhere)(nonceOf(response));
        return sendPlainPage(response.status(ERROR_TABLE.FORBIDDEN.status), refused);
      }
      await respond(request, response, { answer, work: send });
    });
  }
  return router;
};
