import { academy } from '#domain/academy.ts';
import { durationText } from '#domain/certificates/certificate.ts';
import { longDay, shortDate } from '#domain/dates/date-text.ts';
import type { SharedPassport } from '#domain/passport/passport-link.ts';
import { escapeHtml } from '#domain/texts/html-text.ts';
import { guillocheBand } from '../pdf/guilloche-band.ts';
import { plainPage } from './plain-page.ts';

const page = (shown: { title: string; nonce: string; main: string }) =>
  plainPage({ subject: 'Pasaporte compartido', ...shown });

const FAILURES = {
  unknown: {
    title: 'Este enlace no muestra ningún pasaporte',
    text: 'Terminó, fue anulado o no está completo. Pide uno nuevo a quien te lo envió.',
  },
  limited: { title: 'Demasiadas consultas', text: 'Espera unos minutos y vuelve a intentarlo.' },
} as const;

export const passportFailure = (kind: keyof typeof FAILURES, nonce: string) => {
  const { title, text } = FAILURES[kind];
  return page({
    title,
    nonce,
    main: `<section class="card"><h1 class="state bad">${title}</h1><p>${text}</p></section>`,
  });
};

export const PASSPORT_TITLE = 'Pasaporte de formación';
export const NO_COURSES = 'Todavía no completó ningún curso.';

export const licenceText = (isLicensed: boolean, when: string) =>
  `${isLicensed ? 'Licencia' : 'Sin licencia'} de armas vigente ${when}`;

export const hoursText = (minutes: number) =>
  minutes === 0 ? 'Sin formación completada' : `${durationText(minutes)} de formación`;

const courseRows = (courses: NonNullable<SharedPassport['courses']>) =>
  courses.length === 0
    ? `<p>${NO_COURSES}</p>`
    : `<ol class="stamps">${courses
        .map(
          ({ course, day }) =>
            `<li><strong>${escapeHtml(course)}</strong> <span>${shortDate(day)}</span></li>`,
        )
        .join('')}</ol>`;

type Rendering = { nonce: string; now: Date };

export const passportPage = (passport: SharedPassport, { nonce, now }: Rendering) => {
  const dateOf = (instant: Date) => longDay(instant, academy.timeZone);
  const { url, initials, courses, minutes, isLicensed, expiresAt } = passport;
  const facts = [
    initials === null
      ? `<h1>${PASSPORT_TITLE}</h1>`
      : `<p class="kicker">${PASSPORT_TITLE}</p><h1>${escapeHtml(initials)}</h1>`,
    isLicensed === null
      ? ''
      : `<p class="state${isLicensed ? ' good' : ''}">${licenceText(isLicensed, 'hoy')}</p>`,
    minutes === null ? '' : `<p class="course">${hoursText(minutes)}</p>`,
    courses === null ? '' : `<h2>Cursos completados</h2>${courseRows(courses)}`,
  ].join('');
  const file = `<p class="file"><a href="${new URL(url).pathname}/pasaporte.pdf">Descargar en PDF</a></p>`;
  return page({
    title: PASSPORT_TITLE,
    nonce,
    main: `<article class="card diploma">${guillocheBand}${facts}${file}${guillocheBand}</article>
<section class="card"><p>Lo compartió su titular, que eligió qué mostrar. ${escapeHtml(academy.name)} lo confirma con los datos de hoy, ${dateOf(now)}. El enlace vale hasta el ${dateOf(expiresAt)}.<span class="printed"> Se comprueba en ${escapeHtml(url)}</span></p></section>`,
  });
};
