import { academy } from '#domain/academy.ts';
import { certificateCodeText } from '#domain/certificates/certificate.code.ts';
import {
  certificateFacts,
  type CertificateContent,
  type PublicCertificate,
} from '#domain/certificates/certificate.ts';
import { REVOCATION_LABELS } from '#domain/certificates/revocation.ts';
import { longDay } from '#domain/dates/date-text.ts';
import { escapeHtml, scriptJson } from '#domain/texts/html-text.ts';
import { guillocheBand } from '../pdf/guilloche-band.ts';
import { plainPage } from './plain-page.ts';

type Page = Omit<Parameters<typeof plainPage>[0], 'subject'>;

const page = (shown: Page) => plainPage({ subject: 'Verificación de certificados', ...shown });

const searchForm = `<form action="/verificar" method="get"><label for="codigo">Código del certificado</label>
<div class="row"><input id="codigo" name="codigo" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"><button>Verificar</button></div>
<p class="note">Está junto al código QR: 20 letras y números.</p></form>`;

export const searchPage = (nonce: string) =>
  page({
    title: 'Verificar un certificado',
    nonce,
    main: `<section class="card"><h1>Verificar un certificado</h1>${searchForm}</section>`,
  });

const FAILURES = {
  unknown: {
    title: 'No hay un certificado con este código',
    text: 'Revisa que esté completo. Si el código salió de un papel o de un archivo, ese certificado no es nuestro.',
  },
  limited: {
    title: 'Demasiadas consultas',
    text: 'Espera unos minutos y vuelve a intentarlo.',
  },
} as const;

export const failedPage = (kind: keyof typeof FAILURES, nonce: string) => {
  const { title, text } = FAILURES[kind];
  const form = kind === 'unknown' ? searchForm : '';
  return page({
    title,
    nonce,
    main: `<section class="card"><h1 class="state bad">${title}</h1><p>${text}</p>${form}</section>`,
  });
};

const dayText = (instant: Date) => longDay(instant, academy.timeZone);

const stateOf = ({ content, revocation }: PublicCertificate, now: Date) => {
  if (revocation) {
    return `<p class="state bad">Certificado anulado</p><p>${REVOCATION_LABELS[revocation.reason]}, el ${dayText(revocation.at)}. No vale como constancia.</p>`;
  }
  if (!content) {
    return '<p class="state">Titular suprimido</p><p>Emitimos este certificado. La persona pidió suprimir sus datos, y ya no los tenemos.</p>';
  }
  return `<p class="state good">Certificado válido</p><p>Lo emitió la academia y sigue vigente hoy, ${dayText(now)}. Compara lo que dice aquí con lo que te mostraron.</p>`;
};

const row = (term: string, value: string | null) =>
  value === null ? '' : `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`;

const contentRows = (content: CertificateContent) =>
  [...certificateFacts(content), ['Academia', content.academy] as const]
    .map(([label, value]) => row(label, value))
    .join('');

const proof = `<section class="card proof"><h2>Firma</h2><p id="firma" role="status">Con JavaScript, tu navegador comprueba aquí la firma sin consultarnos.</p><button id="comprobar" type="button" hidden>Comprobar de nuevo</button></section>`;

export const hasFile = (
  certificate: PublicCertificate,
): certificate is PublicCertificate & { content: CertificateContent } =>
  certificate.content !== null && !certificate.revocation;

type Rendering = { nonce: string; keys: readonly object[]; now: Date };

export const certificatePage = (certificate: PublicCertificate, { nonce, keys, now }: Rendering) => {
  const { url, code, number, issuedAt, content, revocation, replaces, jws } = certificate;
  const isRevoked = revocation !== null;
  const heading = content
    ? `<p class="kicker">Certificado de formación</p><h1>${escapeHtml(content.name)}</h1><p class="course">completó <strong>${escapeHtml(content.course)}</strong></p>`
    : '<p class="kicker">Certificado de formación</p><h1>Titular suprimido</h1>';
  const rows = [
    content ? contentRows(content) : '',
    row('Número', number),
    row('Emitido', dayText(issuedAt)),
    row('Reemplaza a', replaces),
    row('Código', certificateCodeText(code)),
    `<div class="printed"><dt>Se verifica en</dt><dd>${escapeHtml(url)}</dd></div>`,
  ].join('');
  const data = scriptJson({ code, jws, keys, shown: { ...content, number, replaces }, isRevoked });
  const file = hasFile(certificate)
    ? `<p class="file"><a href="/verificar/${code}/certificado.pdf">Descargar en PDF</a></p>`
    : '';
  return page({
    title: `Certificado ${number}`,
    nonce,
    main: `<section class="card">${stateOf(certificate, now)}</section>
<article class="card diploma">${guillocheBand}${heading}<dl>${rows}</dl>${file}${guillocheBand}</article>${jws ? proof : ''}`,
    end: jws
      ? `<script type="application/json" id="prueba">${data}</script><script src="/verificar-firma.js" defer></script>`
      : '',
  });
};
