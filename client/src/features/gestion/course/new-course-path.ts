import { generatePath } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** In the place of an id. */
export const NEW_COURSE = 'nuevo';

export const newCoursePath = generatePath(paths.gestionCourse, { id: NEW_COURSE });
