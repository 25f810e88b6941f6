import { useState } from 'react';
import { courseFormSchema } from '#domain/courses/course.schema.ts';
import { parseInput } from '#domain/schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { graphql } from '../../../gql/index.ts';
import type { CourseForm_CourseFragment } from '../../../gql/graphql.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { CourseForm } from './course-form.tsx';
import { changedFields, prepareCourse, toCourseInput, toCourseValues } from './course.form.ts';

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
