import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { decideRangeReportSchema } from '#domain/firearms/range-report.schema.ts';
import { countText } from '#domain/texts/numbers.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { useFormWrite, useWrite } from '../../../components/queries/use-write.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import type { OpenReports_ReportFragment as Report } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { clockText } from '../entries/entry-text.ts';
import { Section } from '../lists/section.tsx';
import { rangeActions, roundsText } from './day-text.ts';

graphql(`
  fragment OpenReports_report on RangeReport {
    id
    action
    happenedAt
    receivedAt
    madeByName
    sentByName
    enrolmentId
    studentName
    classStartsAt
    weapon
    follows
    rounds
    roundsLeft
    why
    holderName
    bookRounds
    bookRoundsLeft
  }
`);

const DECIDE = graphql(`
  mutation DecideRangeReport($input: DecideRangeReportInput!) {
    decideRangeReport(input: $input) {
      id
      state
    }
  }
`);

const textOf = ({ action, weapon, studentName }: Report) =>
  [rangeActions[action].label, weapon, studentName].filter(Boolean).join(' · ');

const countedText = (report: Report) =>
  report.action === 'HAND_OUT'
    ? report.rounds && `con ${countText(report.rounds)} municiones`
    : roundsText({ rounds: report.rounds, roundsLeft: report.roundsLeft });

const timesText = ({ happenedAt, receivedAt, madeByName, sentByName }: Report) =>
  [
    `${compactText(happenedAt)} ${clockText(happenedAt)}`,
    madeByName,
    `llegó a las ${clockText(receivedAt)}`,
    sentByName !== madeByName && sentByName && `desde la cuenta de ${sentByName}`,
  ]
    .filter(Boolean)
    .join(' · ');

const bookText = ({ holderName, bookRounds, bookRoundsLeft, action }: Report) => {
  if (bookRounds !== null)
    return `El libro dice: ${roundsText({ rounds: bookRounds, roundsLeft: bookRoundsLeft })}`;
  if (holderName) return `El libro dice: la tiene ${holderName}`;
  return action === 'HAND_OUT' ? 'El libro dice: nadie la tiene' : null;
};

type OpenReportsProps = { reports: readonly Report[]; onDecided: () => void };

/** What telephones have reported and contradicts the books, for whoever is in charge. */
export const OpenReports = ({ reports, onDecided }: OpenReportsProps) => {
  const [discarded, setDiscarded] = useState<Report | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { write, isBusy } = useWrite('No pudimos anotarlo. Revisa tu conexión y vuelve a intentar.');
  const heads = reports.filter(({ follows }) => reports.every(({ id }) => id !== follows));
  if (heads.length === 0) return null;
  const accept = async ({ id }: Report) => {
    if (await write(DECIDE, { id, isAccepted: true })) onDecided();
  };
  const close = () => setIsOpen(false);
  return (
    <Section title="Para decidir" count={countText(heads.length)}>
      <chakra.ul listStyleType="none" layerStyle="document" px="4" aria-label="Partes para decidir">
        {heads.map((report) => (
          <Stack key={report.id} as="li" {...ruled} py="3" gap="1.5" overflowWrap="anywhere">
            <Lines report={report} />
            {reports
              .filter(({ follows }) => follows === report.id)
              .map((one) => (
                <Lines key={one.id} report={one} />
              ))}
            <Text textStyle="sm" color="fg.error">
              {report.why}
            </Text>
            <HStack gap="2" wrap="wrap">
              <Button
                flex={{ base: '1 1 auto', sm: 'none' }}
                variant="outline"
                aria-label={`Anotar: ${textOf(report)}`}
                aria-disabled={isBusy}
                onClick={() => void accept(report)}
              >
                Anotar
              </Button>
              <Button
                flex={{ base: '1 1 auto', sm: 'none' }}
                variant="outline"
                colorPalette="red"
                aria-label={`Descartar: ${textOf(report)}`}
                onClick={() => {
                  setDiscarded(report);
                  setIsOpen(true);
                }}
              >
                Descartar…
              </Button>
            </HStack>
          </Stack>
        ))}
      </chakra.ul>
      <SmallText>
        Anotar lo escribe en el libro a su hora. Descartar pide un motivo, que queda con tu nombre.
      </SmallText>
      <DetailDialog title="¿Descartar lo que se hizo?" isOpen={isOpen} onClose={close}>
        {isOpen && discarded && <DiscardForm report={discarded} onDecided={onDecided} onClose={close} />}
      </DetailDialog>
    </Section>
  );
};

const Lines = ({ report }: { report: Report }) => (
  <>
    <Text fontWeight="semibold">{[textOf(report), countedText(report)].filter(Boolean).join(' · ')}</Text>
    <SmallText>{timesText(report)}</SmallText>
    {report.classStartsAt && (
      <SmallText>{`Clase del ${compactText(report.classStartsAt)}, ${clockText(report.classStartsAt)}`}</SmallText>
    )}
    {bookText(report) && <SmallText>{bookText(report)}</SmallText>}
  </>
);

type DiscardFormProps = { report: Report; onDecided: () => void; onClose: () => void };

const DiscardForm = ({ report, onDecided, onClose }: DiscardFormProps) => {
  const write = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: decideRangeReportSchema,
    defaultValues: { reason: '' },
    prepare: ({ reason }) => ({ isAccepted: false, reason }),
    save: async (input) => {
      await write(DECIDE, { id: report.id, ...input });
      onDecided();
      onClose();
    },
    failureText: 'No pudimos descartarlo. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Descartar">
      <Text>{`${textOf(report)}. Si ocurrió, no quedará en el libro.`}</Text>
      <TextField label="Motivo" autoComplete="off" {...fieldProps('reason')} />
      <FormActions action="Descartar" isBusy={isBusy} busyText="Descartando..." onBack={onClose} />
    </SchemaForm>
  );
};
