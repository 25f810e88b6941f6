import { useParams } from 'react-router-dom';
import { CourseScreen } from './course-screen.tsx';
import { NEW_COURSE } from '../lists/courses-link.tsx';
import { NewCourse } from './new-course.tsx';

export const Component = () => {
  const { id = '' } = useParams();
  return id === NEW_COURSE ? <NewCourse /> : <CourseScreen key={id} id={id} />;
};
