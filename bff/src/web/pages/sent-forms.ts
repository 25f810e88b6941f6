import express, { Router, type Request, type Response } from 'express';
import { messages } from '#domain/messages.ts';
import type { SentForm } from '#domain/public-pages.ts';
import { DomainError, ERROR_TABLE } from '../../errors/domain-error.ts';
import type { Limits } from '../../process/limits.ts';
import { USUAL_BYTES } from '../json-body.ts';
import type { RenderedPage } from '../rendered-pages.ts';
import { plainPage } from './plain-page.ts';
import { mayView } from './send-plain-page.ts';

type Receipt = NonNullable<SentForm['receipt']>;

type Forms = {
  path: string;
  limits: Limits;
  /** The fields that the form has. */
  fields: readonly string[];
  save: (request: Request, response: Response, values: Record<string, string>) => Promise<Receipt>;
  render: (form: SentForm) => Promise<RenderedPage>;
  send: (response: Response, rendered: RenderedPage) => Promise<void>;
};

const parse = express.urlencoded({ extended: false, limit: USUAL_BYTES, parameterLimit: 20 });

/** Browsers say where a form was; those that do not are too old to. */
export const isFromElsewhere = ({ headers }: Request) =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

/** Each response is rendered, also of a form that is refused. */
const limitedPage = (nonce: string) =>
  plainPage({
    title: 'Demasiados intentos',
    subject: 'Formulario',
    nonce,
    main: '<section class="card"><h1>Demasiados intentos</h1><p>Espera unos minutos, vuelve atrás y envíalo otra vez.</p></section>',
  });

const NOTHING: SentForm = { values: {}, errors: {}, failure: null, receipt: null };

const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');

const failed = (values: SentForm['values'], { message, fields = [] }: DomainError): SentForm => {
  const errors = Object.fromEntries(fields.toReversed().map(({ field, message: reason }) => [field, reason]));
  return { ...NOTHING, values, errors, failure: fields.length > 0 ? null : message };
};

/** A form that is sent without script: it responds with its page, which shows the errors or what was received. */
export const sentForms = ({ path, limits, fields, save, render, send }: Forms) => {
  const router = Router({ caseSensitive: true });
  const isAllowed = mayView({ limits, rule: 'certificateByAddress', limitedPage });

  const respond = async (response: Response, form: SentForm) => {
    response.set('Cache-Control', 'no-store');
    await send(response, await render(form));
  };

  router.post(path, parse, async (request, response) => {
    if (!(await isAllowed(response))) return;
    const body = (request.body ?? {}) as Record<string, unknown>;
    const values = Object.fromEntries(fields.map((name) => [name, textOf(body[name])]));
    if (isFromElsewhere(request)) {
      return respond(response.status(ERROR_TABLE.FORBIDDEN.status), {
        ...NOTHING,
        values,
        failure: messages.formFromElsewhere,
      });
    }
    try {
      const receipt = await save(request, response, values);
      await respond(response, { ...NOTHING, receipt });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      response.status(ERROR_TABLE[error.kind].status).set(error.headers);
      await respond(response, failed(values, error));
    }
  });
  return router;
};
