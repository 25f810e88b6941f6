import { useQuery } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { SKIPPED_TIME } from '#domain/dates/dates.ts';
import { useState } from 'react';
import { RescheduleForm } from '../../../../components/booking/reschedule-form.tsx';
import { toInstantText, type DayAndTime } from '../../../../components/pickers/day-and-time.ts';
import { SelectField } from '../../../../components/fields/select-field.tsx';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { graphql } from '../../../../gql/index.ts';
import { NO_OVERBOOKING, OverbookFields, overbookInput } from './overbook-fields.tsx';
import { NotifyStudent, useSendsMessages } from './notify-student.tsx';

const LANES = graphql(`
  query Lanes {
    schedule {
      policy
      lanes {
        id
        name
        location
        isActive
      }
    }
  }
`);

export type MovedClass = {
  enrolmentId: string;
  startsAt: string | null;
  /** Of a personalised class. */
  courseId: string | undefined;
  location: string;
  laneId: string | null;
  /** Where the class was dropped. */
  target?: { start: DayAndTime; laneId?: string } | undefined;
};

const startText = (start: DayAndTime) => {
  const instant = toInstantText(start);
  return scheduledText(instant === SKIPPED_TIME ? null : instant);
};

type MoveFormProps = MovedClass & { student: string; onBack: () => void; onMoved: () => void };

/** Another time or lane for the class of a student. */
export const MoveForm = ({ student, location, laneId: present, target, ...enrolment }: MoveFormProps) => {
  const { data } = useQuery(LANES);
  const sendsMessages = useSendsMessages();
  const [isSilent, setIsSilent] = useState(false);
  const [laneId, setLaneId] = useState(target?.laneId ?? null);
  const [overbooking, setOverbooking] = useState(NO_OVERBOOKING);
  const here = data?.schedule?.lanes.filter((lane) => lane.location === location) ?? [];
  const lanes = here.filter(({ id, isActive }) => isActive || id === laneId);
  const laneName = (id: string | null) => here.find((lane) => lane.id === id)?.name;
  const more = { isSilent, laneId, ...overbookInput(overbooking) };

  return (
    <RescheduleForm {...enrolment} start={target?.start} more={more} isForStaff>
      {(start) => (
        <>
          {enrolment.courseId && lanes.length > 0 && (
            <SelectField
              label="Línea"
              value={laneId ?? ''}
              onChange={(event) => setLaneId(event.currentTarget.value || null)}
              options={[
                { value: '', label: 'La que esté libre' },
                ...lanes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          {data?.schedule?.policy === 'ENFORCE' && (
            <OverbookFields value={overbooking} onChange={setOverbooking} />
          )}
          <NotifyStudent isSilent={isSilent} onChange={setIsSilent} />
          <Stack gap="1" textStyle="sm" role="status">
            <Text>
              <strong>Pasa a:</strong> {[startText(start), laneName(laneId)].filter(Boolean).join(' · ')}
              {laneName(present) && laneId !== present && ` (antes, ${laneName(present)})`}
            </Text>
            <Text>
              <strong>Recibe el aviso:</strong>{' '}
              {sendsMessages && !isSilent ? `${student}, por email` : 'nadie; avísale tú'}
            </Text>
          </Stack>
        </>
      )}
    </RescheduleForm>
  );
};
