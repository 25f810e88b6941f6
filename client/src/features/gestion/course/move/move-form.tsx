import { Text } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { SKIPPED_TIME } from '#domain/dates/dates.ts';
import { courseMoveSchema } from '#domain/courses/course.schema.ts';
import { DateTimeField } from '../../../../components/pickers/date-time-field.tsx';
import { toDayAndTime, toInstantText, type DayAndTime } from '../../../../components/pickers/day-and-time.ts';
import {
  FormActions,
  SchemaForm,
  controlled,
  useSchemaForm,
} from '../../../../components/fields/schema-form.tsx';
import { notify } from '../../../../components/feedback/notify.ts';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { graphql } from '../../../../gql/index.ts';
import { useFormWrite } from '../../../../components/queries/use-write.ts';
import { MovePreview, type MovedCourse } from './move-preview.tsx';

const MOVE = graphql(`
  mutation MoveCourse($input: UpdateCourseInput!) {
    updateCourse(input: $input) {
      id
      scheduledDate
      revision
    }
  }
`);

type MoveFormProps = {
  course: MovedCourse;
  /** Where the course was dropped. */
  start?: DayAndTime;
  onClose: () => void;
  onDone: () => void;
};

type Values = { scheduledDate: DayAndTime };

/** Another date for a course, with what follows from it. */
export const MoveForm = ({ course, start, onClose, onDone }: MoveFormProps) => {
  const send = useFormWrite();
  const moving = useSchemaForm({
    schema: courseMoveSchema,
    defaultValues: { scheduledDate: start ?? toDayAndTime(course.scheduledDate) } as Values,
    prepare: (values: Values) => ({ scheduledDate: toInstantText(values.scheduledDate) ?? '' }),
    save: async ({ scheduledDate }) => {
      const input = { id: course.id, scheduledDate, expectedRevision: course.revision };
      const data = await send(MOVE, input);
      if (!data?.updateCourse) return;
      notify.success('Fecha cambiada');
      onDone();
    },
    failureText: 'No pudimos cambiar la fecha. Revisa tu conexión y vuelve a intentar.',
  });
  const { control } = moving.form;
  const chosen = toInstantText(useWatch({ control, name: 'scheduledDate' }));
  const isOther = chosen && chosen !== SKIPPED_TIME && chosen !== course.scheduledDate;

  return (
    <SchemaForm of={moving} label="Cambiar la fecha del curso">
      <Text overflowWrap="anywhere">
        «{course.name}», {scheduledText(course.scheduledDate)}.
      </Text>
      <Controller
        control={control}
        name="scheduledDate"
        render={(state) => <DateTimeField {...controlled(state)} />}
      />
      {isOther ? <MovePreview course={course} scheduledDate={chosen} /> : null}
      <FormActions action="Cambiar fecha" isBusy={moving.isBusy} busyText="Cambiando..." onBack={onClose} />
    </SchemaForm>
  );
};
