import { Text } from '@chakra-ui/react';
import { certificateReasonSchema } from '#domain/certificates/certificate.staff.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../components/fields/text-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';

const REVOKE = graphql(`
  mutation RevokeCertificate($input: CertificateReasonInput!) {
    revokeCertificate(input: $input) {
      id
      ...CertificateRow_certificate
    }
  }
`);

const REISSUE = graphql(`
  mutation ReissueCertificate($input: CertificateReasonInput!) {
    reissueCertificate(input: $input) {
      id
      number
    }
  }
`);

const TEXTS = {
  revoke: {
    label: 'Anular el certificado',
    effect: 'Su página dirá que está anulado, sin el motivo. No se puede deshacer.',
    action: 'Anular',
    busy: 'Anulando...',
    failed: 'No pudimos anular el certificado. Vuelve a intentar.',
  },
  reissue: {
    label: 'Reemplazar el certificado',
    effect: 'Este queda anulado, y se emite otro con los datos de hoy.',
    action: 'Reemplazar',
    busy: 'Reemplazando...',
    failed: 'No pudimos reemplazar el certificado. Vuelve a intentar.',
  },
} as const;

export type EndKind = keyof typeof TEXTS;

type EndCertificateFormProps = {
  certificate: { id: string; number: string; content: { name: string; course: string } | null };
  kind: EndKind;
  onClose: () => void;
  onEnded: () => void;
};

/** Why a certificate is revoked or replaced. */
export const EndCertificateForm = ({ certificate, kind, onClose, onEnded }: EndCertificateFormProps) => {
  const send = useFormWrite();
  const { id, number, content } = certificate;
  const texts = TEXTS[kind];
  const schemaForm = useSchemaForm({
    schema: certificateReasonSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      if (kind === 'revoke') {
        await send(REVOKE, { id, reason });
        notify.success(`Certificado ${number} anulado`);
      } else {
        const next = (await send(REISSUE, { id, reason }))?.reissueCertificate?.number;
        notify.success(next ? `Emitimos el certificado ${next}` : `Certificado ${number} anulado`);
      }
      onClose();
      onEnded();
    },
    failureText: texts.failed,
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label={texts.label}>
      <Text overflowWrap="anywhere">
        {[number, content?.name, content?.course].filter(Boolean).join(' · ')}
      </Text>
      <Text color="fg.muted">{texts.effect}</Text>
      <TextareaField
        label="Motivo"
        hint="Queda en la actividad de la academia."
        required
        rows={3}
        {...fieldProps('reason')}
      />
      <FormActions action={texts.action} isBusy={isBusy} busyText={texts.busy} onBack={onClose} />
    </SchemaForm>
  );
};
