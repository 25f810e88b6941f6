import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { release } from '../../process/version.ts';

export const getRelease = operation({
  field: 'Query.release',
  access: staff,
  run: () => release,
});
