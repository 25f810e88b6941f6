import { Stack, Text } from '@chakra-ui/react';
import { Notice } from '../../components/feedback/notice.tsx';
import { longDateText, longDateTimeText } from '../../components/records/date-text.ts';
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
      Te respondemos antes del {longDateTimeText(answerBy)} y lo resolvemos antes del {longDateText(settleBy)}
      .
    </Text>
  </Stack>
);
