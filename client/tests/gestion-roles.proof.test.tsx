import { screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { mayCall } from '#domain/staff/staff-access.ts';
import { aStaffMember } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';
import { addressOf, READS } from './staff-screens.ts';

describe.each(['desk', 'instructor'] as const)('every screen for the role %s', (staffRole) => {
  for (const [path, operation] of Object.entries(READS)) {
    const may = mayCall({ role: 'student', staffRole }, operation);
    test(`${path} is ${may ? 'shown without a rejection' : 'redirected to the dashboard'}`, async ({
      server,
      openApp,
    }) => {
      const { token } = await aStaffMember({ url: server.url, connect: connectGraphql }, staffRole);
      const at = await addressOf(server, path);
      await openApp({ at, token, expecting: may ? [] : [403] });
      if (may) {
        await screen.findByRole('heading', { level: 1 });
        await waitFor(() => expect(screen.queryByRole('status', { busy: true })).toBeNull());
        expect(window.location.pathname).toMatch(at);
      } else {
        await expectToast(messages.roleNotPermitted);
        await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
      }
    });
  }
});
