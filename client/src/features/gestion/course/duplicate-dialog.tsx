import { Text } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { generatePath, useNavigate } from 'react-router-dom';
import { duplicateCourseSchema } from '#domain/courses/course.schema.ts';
import { DateTimeField } from '../../../components/pickers/date-time-field.tsx';
import {
  NO_DAY_AND_TIME,
  toDayAndTime,
  toInstantText,
  type DayAndTime,
} from '../../../components/pickers/day-and-time.ts';
import {
  FormActions,
  SchemaForm,
  controlled,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';

const DUPLICATE = graphql(`
  mutation DuplicateCourse($input: DuplicateCourseInput!) {
    duplicateCourse(input: $input) {
      id
      instructor {
        id
      }
    }
  }
`);

type DuplicateDialogProps = {
  course: {
    id: string;
    name: string;
    courseType: 'GRUPAL' | 'PERSONALIZADO';
    scheduledDate: string | null;
    instructor: { name: string } | null;
  };
  isOpen: boolean;
  onClose: () => void;
};

const successText = (
  { instructor }: DuplicateDialogProps['course'],
  copy: { instructor: { id: string } | null },
) =>
  instructor && !copy.instructor
    ? `Curso duplicado sin instructor: ${instructor.name} ya no da clases`
    : 'Curso duplicado';

const DuplicateForm = ({ course, onClose }: DuplicateDialogProps) => {
  const send = useFormWrite();
  const navigate = useNavigate();
  const schemaForm = useSchemaForm({
    schema: duplicateCourseSchema,
    defaultValues: { scheduledDate: { ...NO_DAY_AND_TIME, clock: toDayAndTime(course.scheduledDate).clock } },
    prepare: (values: { scheduledDate: DayAndTime }) => ({
      scheduledDate: toInstantText(values.scheduledDate),
    }),
    save: async ({ scheduledDate }) => {
      const input = { id: course.id, scheduledDate };
      const data = await send(DUPLICATE, input);
      if (!data?.duplicateCourse) return;
      onClose();
      notify.success(successText(course, data.duplicateCourse));
      await navigate(generatePath(paths.gestionCourse, { id: data.duplicateCourse.id }));
    },
    failureText: 'No pudimos duplicar el curso. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Duplicar el curso">
      <Text color="fg.muted" overflowWrap="anywhere">
        Otro curso igual a «{course.name}», activo y sin inscripciones.
      </Text>
      {course.courseType === 'GRUPAL' && (
        <Controller
          control={form.control}
          name="scheduledDate"
          render={(state) => <DateTimeField {...controlled(state)} />}
        />
      )}
      <FormActions action="Duplicar curso" isBusy={isBusy} busyText="Duplicando..." onBack={onClose} />
    </SchemaForm>
  );
};

export const DuplicateDialog = (props: DuplicateDialogProps) => (
  <DetailDialog title="Duplicar el curso" isOpen={props.isOpen} onClose={props.onClose}>
    {props.isOpen && <DuplicateForm {...props} />}
  </DetailDialog>
);
