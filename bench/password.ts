export const PASSWORD = 'secreto-1';
