import { screen, waitFor, within } from '@testing-library/react';
import { Types } from 'mongoose';
import { expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aCourse } from '../../bff/contract/builders.ts';
import { aCertificate, aCompletedEnrolment } from '../../bff/contract/certificate-builders.ts';
import { anAdmin, aStudent } from '../../e2e/accounts.ts';
import { CertificateModel } from '../../bff/src/features/certificates/certificate.model.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';

const stored = (enrolmentId: string) => CertificateModel.find({ enrolmentId }).sort({ turn: 1 }).lean();

test('staff finds a certificate, replaces it and revokes the next', async ({ server, openApp }) => {
  const { enrolmentId, student } = await aCertificate(server.url);
  const { token } = await anAdmin(server);
  const user = await openApp({ at: `/gestion/certificados?persona=${student.id}`, token });
  const [former] = await stored(enrolmentId);
  const table = within(await screen.findByRole('table', { name: 'Certificados' }));
  const link = table.getByRole('link', { name: former?.number });
  expect(link.getAttribute('href')).toBe(`/verificar/${former?.code}`);
  await user.click(table.getByRole('button', { name: `Reemplazar ${former?.number}` }));
  const replacing = within(await screen.findByRole('dialog', { name: '¿Reemplazar este certificado?' }));
  await user.click(replacing.getByRole('button', { name: 'Reemplazar' }));
  await expectToast(messages.reasonLength);
  await user.type(replacing.getByRole('textbox', { name: /^Motivo/ }), 'Faltaba el segundo nombre');
  await user.click(replacing.getByRole('button', { name: 'Reemplazar' }));
  await screen.findByText(`Reemplaza a ${former?.number}`);
  const [, next] = await stored(enrolmentId);
  await user.click(screen.getByRole('button', { name: `Anular ${next?.number}` }));
  const revoking = within(await screen.findByRole('dialog', { name: '¿Anular este certificado?' }));
  await user.type(revoking.getByRole('textbox', { name: /^Motivo/ }), 'Rindió otra persona');
  await user.click(revoking.getByRole('button', { name: 'Anular' }));
  await expectToast(`Certificado ${next?.number} anulado`);
  await waitFor(() => expect(screen.getAllByText('Anulado')).toHaveLength(2));
  expect(await stored(enrolmentId)).toMatchObject([
    { revocation: { reason: 'replaced' } },
    { revocation: { reason: 'staff', note: 'Rindió otra persona' } },
  ]);
});

test('staff issues for many completed enrolments, which keep existing certificates', async ({
  server,
  openApp,
}) => {
  const { id, student } = await aCompletedEnrolment(server.url);
  const { token } = await aStudent(server, { staffRole: 'desk' });
  const user = await openApp({
    at: `/gestion/inscripciones?estado=COMPLETED&buscar=${student.email}`,
    token,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir la página' }));
  await user.click(screen.getByRole('button', { name: 'Emitir certificado' }));
  await expectToast('1 inscripción con certificado');
  expect(await stored(id)).toHaveLength(1);

  await openApp({ at: `/gestion/certificados?inscripcion=${id}`, token });
  await screen.findByRole('button', { name: /^Reemplazar / });
  expect(screen.queryByRole('button', { name: /^Anular / })).toBeNull();
});

test('staff issues many after a confirmation with the names', async ({ server, openApp }) => {
  const completed = [await aCompletedEnrolment(server.url), await aCompletedEnrolment(server.url)];
  const course = await aCourse({ name: 'Con diploma' });
  for (const { id } of completed)
    await EnrolmentModel.updateOne({ _id: id }, { $set: { courseId: new Types.ObjectId(course.id) } });
  const { token } = await aStudent(server, { staffRole: 'desk' });
  const user = await openApp({ at: `/gestion/inscripciones?estado=COMPLETED&curso=${course.id}`, token });
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir la página' }));
  await user.click(screen.getByRole('button', { name: 'Emitir certificado' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Emitir 2 certificados?' }));
  expect(dialog.getAllByText('Ana Gómez · Con diploma')).toHaveLength(2);
  for (const { id } of completed) expect(await stored(id)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Emitir los certificados' }));
  await expectToast('2 inscripciones con certificado');
  for (const { id } of completed) expect(await stored(id)).toHaveLength(1);
});

test('shows that no certificate matches', async ({ server, openApp }) => {
  const { token } = await anAdmin(server);
  await openApp({ at: '/gestion/certificados?buscar=CEN-1999', token });
  await screen.findByText('Ningún certificado coincide con «CEN-1999»');
});
