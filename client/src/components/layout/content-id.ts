/** Id of each page's main region. */
export const CONTENT_ID = 'contenido';
