import { generatePath } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** Instead of an id. */
export const NEW_COURSE = 'nuevo';

export const newCoursePath = generatePath(paths.gestionCourse, { id: NEW_COURSE });
