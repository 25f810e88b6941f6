import { Button, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { AbsenceInput, StaffInstructorQuery } from '../../../gql/graphql.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import { daySpanText, longDayText } from '../days/day-text.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { spanText } from '../schedule/hours-text.ts';
import { AbsenceForm, FormLoading } from '../schedule/schedule-forms.tsx';
import { ScheduleRow } from '../schedule/schedule-section.tsx';

type Absence = NonNullable<StaffInstructorQuery['instructor']>['absences'][number];

const whenText = ({ fromDay, toDay, span }: Absence) => {
  const days = fromDay === toDay ? longDayText(fromDay) : daySpanText(fromDay, toDay);
  return span ? `${days}, ${spanText(span)}` : days;
};

const toInput = ({ fromDay, toDay, span, reason }: Absence): AbsenceInput => ({
  fromDay,
  toDay,
  span: span && { from: span.from, to: span.to },
  reason,
});

type AbsencesProps = {
  absences: readonly Absence[];
  isBusy: boolean;
  onSave: (absences: AbsenceInput[], success: string) => Promise<boolean>;
};

/** Coming days on which an instructor does not work. */
export const Absences = ({ absences, isBusy, onSave }: AbsencesProps) => {
  const today = academyToday();
  const all = absences.map(toInput);
  const isComing = ({ toDay }: Absence) => toDay >= today;
  return (
    <Stack gap="6">
      <ForStaff may="Mutation.updateInstructor">
        <Suspense fallback={<FormLoading />}>
          <AbsenceForm onAdd={(absence) => onSave([...all, absence], 'Ausencia agregada')} />
        </Suspense>
      </ForStaff>
      {absences.some(isComing) ? (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Ausencias">
          {absences.map((absence, index) => {
            if (!isComing(absence)) return null;
            const when = whenText(absence);
            return (
              <ScheduleRow key={index} title={when} note={absence.reason}>
                <ForStaff may="Mutation.updateInstructor">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Quitar ${when}`}
                    aria-disabled={isBusy}
                    onClick={() =>
                      void onSave(
                        all.filter((_, other) => other !== index),
                        'Ausencia quitada',
                      )
                    }
                  >
                    Quitar
                  </Button>
                </ForStaff>
              </ScheduleRow>
            );
          })}
        </Stack>
      ) : (
        <Text color="fg.muted">Ninguna ausencia por venir.</Text>
      )}
    </Stack>
  );
};
