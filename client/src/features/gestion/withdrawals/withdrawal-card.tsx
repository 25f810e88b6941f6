import { Badge, Box, Button, Flex, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { longDayAndTime, shortDay } from '#domain/dates/date-text.ts';
import { EmailText } from '../../../components/records/email-text.tsx';
import type { WithdrawalsQuery } from '../../../gql/graphql.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { useNow } from '../../../components/records/use-now.ts';

export type ListedWithdrawal = WithdrawalsQuery['withdrawals']['nodes'][number];

const deadlineText = ({ answerBy, settleBy, settledAt }: ListedWithdrawal, isLate: boolean) => {
  if (settledAt) return `Respondido el ${shortDay(new Date(settledAt), academy.timeZone)}`;
  const first = isLate ? 'La respuesta venció' : 'Responder antes';
  return `${first} el ${longDayAndTime(new Date(answerBy), academy.timeZone)}; resolver antes del ${shortDay(new Date(settleBy), academy.timeZone)}`;
};

type WithdrawalCardProps = { withdrawal: ListedWithdrawal; onSettle: () => void };

export const WithdrawalCard = ({ withdrawal, onSettle }: WithdrawalCardProps) => {
  const { code, name, email, phone, about, answer, answerBy, settledAt } = withdrawal;
  const now = useNow();
  const isLate = !settledAt && new Date(answerBy).getTime() < now;
  return (
    <Box as="li" layerStyle="document" px={{ base: '4', md: '5' }} py="4">
      <Flex gap="4" justify="space-between" align="start" wrap="wrap">
        <Stack gap="2" flex="1" minW="16rem">
          <HStack gap="3" wrap="wrap">
            <Heading as="h2" textStyle="lg">
              {name}
            </Heading>
            <Badge colorPalette={settledAt ? 'gray' : isLate ? 'red' : 'accent'}>{code}</Badge>
          </HStack>
          <SmallText>
            <Link href={`mailto:${email}`}>
              <EmailText email={email} />
            </Link>
            {phone && (
              <>
                {' · '}
                <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
              </>
            )}
          </SmallText>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {about}
          </Text>
          {answer && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere" color="fg.muted">
              {`Respuesta: ${answer}`}
            </Text>
          )}
          <Text textStyle="sm" color={isLate ? 'fg.error' : 'fg.muted'}>
            {deadlineText(withdrawal, isLate)}
          </Text>
        </Stack>
        {!settledAt && (
          <Button variant="outline" onClick={onSettle}>
            Responder…
          </Button>
        )}
      </Flex>
    </Box>
  );
};
