import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { dayAfter } from '#domain/dates/dates.ts';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { FreeTimes } from '../../../components/booking/free-times.tsx';
import { InstructorSelect } from '../../../components/booking/instructor-select.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { academyToday } from '../../../components/records/date-text.ts';

type StudentPreviewProps = { courses: readonly { id: string; name: string }[]; isOffered: boolean };

/** The free times that a student sees. */
export const StudentPreview = ({ courses, isOffered }: StudentPreviewProps) => {
  const [courseId, setCourseId] = useState(courses[0]?.id ?? '');
  const [instructorId, setInstructorId] = useState('');
  const [{ day, clock }, setStart] = useState({ day: dayAfter(academyToday(), 1), clock: '' });

  if (!isOffered)
    return (
      <Text color="fg.muted">
        Mientras no se ofrecen horarios, cada estudiante escribe la fecha y la hora.
      </Text>
    );
  if (courses.length === 0)
    return <Text color="fg.muted">No hay cursos personalizados que se puedan reservar.</Text>;
  return (
    <Stack gap="5">
      {courses.length > 1 && (
        <SelectField
          label="Curso"
          options={courses.map(({ id, name }) => ({ value: id, label: name }))}
          value={courseId}
          onChange={(event) => setCourseId(event.currentTarget.value)}
        />
      )}
      <InstructorSelect
        courseId={courseId}
        value={instructorId}
        onChange={(event) => setInstructorId(event.currentTarget.value)}
      />
      <Box maxW="16rem">
        <DateField label="Día" value={day} onChange={(next) => setStart({ day: next, clock: '' })} />
      </Box>
      <FreeTimes
        courseId={courseId}
        instructorId={instructorId}
        day={day}
        clock={clock}
        onChoose={setStart}
      />
    </Stack>
  );
};
