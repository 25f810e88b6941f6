import * as v from 'valibot';
import { REFERRAL_STATUSES } from '#domain/points/points.schema.ts';
import { restId, restInstant, named } from '../../rest/response-schemas.ts';
import { get, post, tagged } from '../../rest/route.ts';
import { createReferral, listAllMyReferrals, listMyReferrals } from './referral.operations.ts';

const referralResponse = named('Referral', {
  id: restId,
  referredEmail: v.string(),
  status: v.picklist(REFERRAL_STATUSES),
  createdAt: restInstant,
});

const invitation: v.InferInput<typeof referralResponse> = {
  id: '65f000000000000000000007',
  referredEmail: 'amiga@academia.example',
  status: 'pending',
  createdAt: '2035-03-01T12:00:00.000Z',
};

export const referralRoutes = tagged({ name: 'Referrals', description: 'Friends who were invited.' }, [
  post('/api/points/referrals', createReferral, {
    summary: 'Invite a friend',
    examples: { friend: { referredEmail: 'amiga@academia.example' } },
    errors: ['CONFLICT'],
    response: referralResponse,
    example: invitation,
  }),
  get('/api/points/referrals/me', listAllMyReferrals, {
    summary: 'List own invitations',
    description: "The signed-in user's invitations, newest first.",
    field: listMyReferrals,
    response: v.array(referralResponse),
    example: [invitation],
  }),
]);
