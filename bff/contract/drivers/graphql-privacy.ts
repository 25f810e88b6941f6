import type { PrivacyApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';

export const privacyApi = ({ query }: GraphqlCaller): PrivacyApi => ({
  myData: (args) => query('myData', 'records { section json } next', args),
});
