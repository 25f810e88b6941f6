import { Button, Stack, Text } from '@chakra-ui/react';
import { differenceInDays } from 'date-fns';
import { Link, generatePath } from 'react-router-dom';
import { DEBT_AGE_LABELS } from '#domain/money/debt.ts';
import { pesosText } from '#domain/texts/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { enumTable } from '../../../components/records/enums.ts';
import { useNow } from '../../../components/records/use-now.ts';
import type { DebtAge, DebtRow_DebtFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { ContactLinks } from '../lists/phone-link.tsx';
import { RowLink } from '../lists/row-button.tsx';
import { Section } from '../lists/section.tsx';

const TILL_DEBTS = graphql(`
  query TillDebts($age: DebtAge, $after: String) {
    moneyDebts(age: $age, first: 50, after: $after) {
      nodes {
        id
        ...DebtRow_debt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }

  fragment DebtRow_debt on MoneyDebt {
    owed
    since
    user {
      ...PersonName
      documentNumber
      phone
    }
  }
`);

const ages = enumTable(DEBT_AGE_LABELS);
const AGE = 'edad';

const ageOf = (text: string | null): DebtAge | null =>
  text !== null && text in ages ? (text as DebtAge) : null;

const COLUMNS = ['Persona', 'Debe', 'Desde', 'Contacto', 'Acciones'] as const;

/** Who owes, by the oldest debt. */
export const TillDebts = () => {
  const listParams = useListSearchParams();
  const age = ageOf(listParams.params.get(AGE));
  const query = useAdminQuery(TILL_DEBTS, {
    variables: { age, after: listParams.after },
    failureText: 'No pudimos cargar las deudas',
  });
  return (
    <Section title="Deudas">
      <Stack gap="4">
        <FilterSelect
          label="Antigüedad"
          all="toda"
          isWide
          value={age}
          options={ages}
          onChange={(value) => listParams.change({ [AGE]: value })}
        />
        <ListFrame
          noun={{ one: 'persona con deuda', many: 'personas con deuda', isFeminine: true }}
          listParams={listParams}
          onClearFilters={age === null ? undefined : () => listParams.change({ [AGE]: null })}
          query={query}
          list={(query.data ?? query.previousData)?.moneyDebts}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Personas que deben" columns={COLUMNS} isStale={isStale}>
              {nodes.map((debt) => (
                <DebtRow key={debt.id} debt={debt} />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
    </Section>
  );
};

const daysText = (days: number) => (days === 1 ? 'hace 1 día' : `hace ${days} días`);

const DebtRow = ({ debt: { user, owed, since } }: { debt: DebtRow_DebtFragment }) => {
  const now = useNow();
  const days = differenceInDays(now, new Date(since));
  return (
    <ListRow>
      <ListCell column="Persona" isTitle>
        {user ? (
          <RowLink to={`${generatePath(paths.gestionPerson, { id: user.id })}?ver=cuenta`}>
            {userName(user)}
          </RowLink>
        ) : (
          <Text>Sin cuenta</Text>
        )}
      </ListCell>
      <ListCell column="Debe">
        <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {pesosText(owed)}
        </Text>
      </ListCell>
      <ListCell column="Desde">
        <Stack gap="0">
          <Text>{shortDateText(since)}</Text>
          <SmallText>{days === 0 ? 'hoy' : daysText(days)}</SmallText>
        </Stack>
      </ListCell>
      <ListCell column="Contacto">
        {user?.phone ? (
          <ContactLinks
            phone={user.phone}
            firstName={user.firstName}
            about={` por el saldo de ${pesosText(owed)} de tu cuenta`}
          />
        ) : (
          <Text aria-hidden>—</Text>
        )}
      </ListCell>
      <ListCell column="Acciones">
        {user ? (
          <Button asChild size="sm" variant="outline">
            <Link to={paths.gestionTill} state={{ payer: user }} aria-label={`Cobrar a ${userName(user)}`}>
              Cobrar
            </Link>
          </Button>
        ) : (
          <Text aria-hidden>—</Text>
        )}
      </ListCell>
    </ListRow>
  );
};
