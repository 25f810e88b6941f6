import { Box, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type * as v from 'valibot';
import { courseFormSchema } from '#domain/courses/course.schema.ts';
import { parseInput } from '#domain/schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import {
  controlled,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextareaField, TextField } from '../../../components/fields/text-field.tsx';
import { CheckboxField } from '../../../components/pickers/checkbox-field.tsx';
import { DateTimeField } from '../../../components/pickers/date-time-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import { cluPolicies, courseTypes, optionsOf } from '../../../components/records/enums.ts';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import type { CourseForm_CourseFragment } from '../../../gql/graphql.ts';
import { useUsesMoney } from '../../../components/queries/use-staff.ts';
import { graphql } from '../../../gql/index.ts';
import { useInstructorOptions } from '../filters/use-instructor-options.ts';
import {
  changedFields,
  prepareCourse,
  toCourseInput,
  toCourseValues,
  type CourseValues,
} from './course.form.ts';

graphql(`
  fragment CourseForm_course on Course {
    id
    name
    description
    location
    courseType
    scheduledDate
    price
    pointsValue
    isActive
    capacity
    durationMinutes
    cluPolicy
    offerHours
    depositPercent
    issuesCertificate
    instructor {
      id
      name
    }
  }
`);

const useInstructors = (current: { id: string; name: string } | null) => {
  const active = useInstructorOptions();
  if (!current || active.some(({ value }) => value === current.id)) return active;
  return [...active, { value: current.id, label: current.name }];
};

type CourseFormProps = {
  label: string;
  values: CourseValues;
  isNew: boolean;
  /** The present instructor, who may be inactive. */
  instructor: { id: string; name: string } | null;
  action: string;
  /** Saves valid values and returns the stored ones; null if nothing was saved. */
  onSave: (course: v.InferOutput<typeof courseFormSchema>) => Promise<CourseValues | null>;
};

const Fields = ({ label, values, isNew, instructor, action, onSave }: CourseFormProps) => {
  const schemaForm = useSchemaForm({
    schema: courseFormSchema,
    defaultValues: values,
    prepare: prepareCourse,
    save: async (course, { reset }) => {
      const saved = await onSave(course);
      if (saved) reset(saved);
    },
    failureText: 'No pudimos guardar el curso. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, isBusy, fieldProps } = schemaForm;
  const { control } = form;
  const instructors = useInstructors(instructor);
  const usesMoney = useUsesMoney();
  const isGroup = useWatch({ control, name: 'courseType' }) === 'GRUPAL';
  const today = academyToday();
  const firstDay = [values.scheduledDate.day, today].filter(Boolean).toSorted()[0];

  return (
    <SchemaForm of={schemaForm} label={label} gap="6">
      <TextField label="Nombre" required {...fieldProps('name')} />
      <TextareaField label="Descripción" required rows={4} {...fieldProps('description')} />
      <TextField label="Lugar" required {...fieldProps('location')} />
      {isNew && <SelectField label="Tipo" options={optionsOf(courseTypes)} {...fieldProps('courseType')} />}
      {isGroup && (
        <Controller
          control={control}
          name="scheduledDate"
          render={(state) => (
            <DateTimeField min={firstDay === today ? undefined : firstDay} {...controlled(state)} />
          )}
        />
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField label="Precio en pesos" inputMode="decimal" required {...fieldProps('price')} />
        <TextField label="Puntos al completarlo" inputMode="numeric" {...fieldProps('pointsValue')} />
        <TextField label="Duración en minutos" inputMode="numeric" {...fieldProps('durationMinutes')} />
        {isGroup && (
          <TextField label="Cupo" inputMode="numeric" hint="Vacío: sin límite" {...fieldProps('capacity')} />
        )}
        <SelectField
          label="Instructor"
          placeholder="Sin asignar"
          options={instructors}
          {...fieldProps('instructorId')}
        />
        <SelectField label="CLU" options={optionsOf(cluPolicies)} {...fieldProps('cluPolicy')} />
        {isGroup && (
          <TextField
            label="Plazo para aceptar un lugar liberado"
            inputMode="numeric"
            hint="En horas. Vacío: quien espera primero queda inscripto al momento"
            {...fieldProps('offerHours')}
          />
        )}
        {usesMoney && (
          <TextField
            label="Seña (%)"
            inputMode="numeric"
            hint={
              isGroup
                ? 'Parte del precio. Vacío: sin seña'
                : 'Parte del precio. Vacío: la de los ajustes de la caja'
            }
            {...fieldProps('depositPercent')}
          />
        )}
      </SimpleGrid>
      <CheckboxField control={control} name="issuesCertificate" label="Emite un certificado al completarlo" />
      <CheckboxField
        control={control}
        name="isActive"
        label="Activo: los estudiantes lo ven y se inscriben"
      />
      <SubmitButton action={action} alignSelf="start" isBusy={isBusy} />
    </SchemaForm>
  );
};

export const CourseForm = (props: CourseFormProps) => (
  <LeaveScope>
    <Box maxW="44rem">
      <Fields {...props} />
    </Box>
  </LeaveScope>
);

const UPDATE = graphql(`
  mutation UpdateCourse($input: UpdateCourseInput!) {
    updateCourse(input: $input) {
      id
      placesLeft
      placesTaken
      waitingCount
      ...CourseForm_course
    }
  }
`);

type EditCourseProps = {
  course: CourseForm_CourseFragment;
  /** Waiting students may have got seats. */
  onSaved: () => void;
};

export const EditCourse = ({ course, onSaved }: EditCourseProps) => {
  const send = useFormWrite();
  const [saved, setSaved] = useState(() => toCourseValues(course));

  return (
    <CourseForm
      label="Datos del curso"
      values={saved}
      isNew={false}
      instructor={course.instructor}
      action="Guardar cambios"
      onSave={async (edited) => {
        const before = parseInput(courseFormSchema, prepareCourse(saved));
        const now = toCourseInput(edited);
        const { courseType: _type, ...all } = now;
        const changes = before.ok ? changedFields(now, toCourseInput(before.value)) : all;
        if (Object.keys(changes).length === 0) {
          notify.info('No hay cambios para guardar');
          return saved;
        }
        const data = await send(UPDATE, { id: course.id, ...changes });
        if (!data?.updateCourse) return null;
        const next = toCourseValues(data.updateCourse);
        setSaved(next);
        notify.success('Cambios guardados');
        onSaved();
        return next;
      }}
    />
  );
};
