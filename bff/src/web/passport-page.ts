import { academy } from '#domain/academy.ts';
import { durationText } from '#domain/certificates/certificate.ts';
import { longDay, shortDate } from '#domain/date-text.ts';
import { escapeHtml } from '#domain/html-text.ts';
import { guillocheBand } from './guilloche-band.ts';
import { plainPage } from './plain-page.ts';

export type ShownPassport = {
  initials: string | null;
  courses: { course: string; day: string }[] | null;
  minutes: number | null;
  isLicensed: boolean | null;
  expiresAt: Date;
};

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
    main: `<section class="card"><p class="state bad">${title}</p><p>${text}</p></section>`,
  });
};

const TITLE = 'Pasaporte de formación';

const licenceText = (isLicensed: boolean) =>
  isLicensed
    ? '<p class="state good">Licencia de armas vigente hoy</p>'
    : '<p class="state">Sin licencia de armas vigente hoy</p>';

const courseRows = (courses: NonNullable<ShownPassport['courses']>) =>
  courses.length === 0
    ? '<p>Todavía no completó ningún curso.</p>'
    : `<ol class="stamps">${courses
        .map(
          ({ course, day }) =>
            `<li><strong>${escapeHtml(course)}</strong> <span>${shortDate(day)}</span></li>`,
        )
        .join('')}</ol>`;

export const passportPage = (passport: ShownPassport, nonce: string) => {
  const { initials, courses, minutes, isLicensed, expiresAt } = passport;
  const facts = [
    initials === null
      ? `<h1>${TITLE}</h1>`
      : `<p class="kicker">${TITLE}</p><h1>${escapeHtml(initials)}</h1>`,
    isLicensed === null ? '' : licenceText(isLicensed),
    minutes === null
      ? ''
      : `<p class="course">${minutes === 0 ? 'Sin formación completada' : `<strong>${durationText(minutes)}</strong> de formación`}</p>`,
    courses === null ? '' : `<h2>Cursos completados</h2>${courseRows(courses)}`,
  ].join('');
  return page({
    title: TITLE,
    nonce,
    main: `<article class="card diploma">${guillocheBand}${facts}${guillocheBand}</article>
<section class="card"><p>Lo compartió su titular, que eligió qué mostrar. ${escapeHtml(academy.name)} lo confirma con los datos de hoy. El enlace vale hasta el ${longDay(expiresAt, academy.timeZone)}.</p></section>`,
  });
};
