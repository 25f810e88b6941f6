import { Stack, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { longDay, longDayAndTime } from '#domain/dates/date-text.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import type { RequestWithdrawalMutation } from '../../gql/graphql.ts';

export type Receipt = Omit<NonNullable<RequestWithdrawalMutation['requestWithdrawal']>, '__typename'>;

const focus = (element: HTMLElement | null) => element?.focus();

export const WithdrawalReceipt = ({ receipt: { code, answerBy, settleBy } }: { receipt: Receipt }) => (
  <Stack ref={focus} tabIndex={-1} outline="none" gap="4">
    <Notice tone="success" role="status">
      Recibimos tu pedido. Guarda este código.
    </Notice>
    <Text textStyle="figure" fontSize="4xl" letterSpacing="0.08em">
      {code}
    </Text>
    <Text>
      Te respondemos antes del {longDayAndTime(new Date(answerBy), academy.timeZone)} y lo resolvemos antes
      del {longDay(new Date(settleBy), academy.timeZone)}.
    </Text>
  </Stack>
);
