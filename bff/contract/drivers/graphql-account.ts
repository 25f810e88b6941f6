import type { AccountApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { USER } from './graphql-selections.ts';

export const accountApi = ({ mutate }: GraphqlCaller): AccountApi => ({
  updateProfile: (input) => mutate('updateProfile', USER, input),
  changePassword: (input) => mutate('changePassword', 'detail', input),
});
