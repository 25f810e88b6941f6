import { useParams } from 'react-router-dom';
import { CourseScreen } from './course-screen.tsx';
import { NEW_COURSE } from './new-course-path.ts';
import { NewCourse } from './new-course.tsx';

export const Component = () => {
  const { id = '' } = useParams();
  return id === NEW_COURSE ? <NewCourse /> : <CourseScreen key={id} id={id} />;
};
