import { Badge, Box, chakra, Stack, Text } from '@chakra-ui/react';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { ruled } from '../../../components/records/ruled.ts';
import type { AuditOutcome, PersonActivity_EntryFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { actionText } from '../activity/audit-actions.ts';
import { fieldText, valueText } from '../activity/change-text.ts';

const PERSON_ACTIVITY = graphql(`
  query PersonActivity($id: ID!, $after: String) {
    auditTrail(filter: { subjectId: $id }, first: 20, after: $after) {
      nodes {
        ...PersonActivity_entry
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

graphql(`
  fragment PersonActivity_entry on AuditEntry {
    id
    at
    action
    outcome
    reason
    actor {
      id
      label
      isServiceAccount
    }
    changes {
      field
      before
      after
    }
  }
`);

const outcomes: Record<AuditOutcome, string | null> = {
  DONE: null,
  REFUSED: 'No se hizo',
  INTENDED: 'En curso',
};

const Entry = ({ entry }: { entry: PersonActivity_EntryFragment }) => (
  <Box as="li" {...ruled} overflowWrap="anywhere">
    <Text fontWeight="semibold">
      {actionText(entry.action)}
      {outcomes[entry.outcome] && (
        <Badge ms="3" colorPalette={entry.outcome === 'REFUSED' ? 'red' : 'gray'}>
          {outcomes[entry.outcome]}
        </Badge>
      )}
    </Text>
    <SmallText>
      {compactText(entry.at)} · {entry.actor.label}
      {entry.actor.isServiceAccount && ' (cuenta de servicio)'}
    </SmallText>
    {entry.reason && <Text textStyle="sm">{entry.reason}</Text>}
    {entry.changes.map(({ field, before, after }) => (
      <Text key={field} textStyle="sm">
        {fieldText(field)}: {valueText(field, before)} → {valueText(field, after)}
      </Text>
    ))}
  </Box>
);

/** Audit entries about a person. */
export const PersonActivity = ({ id }: { id: string }) => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(PERSON_ACTIVITY, {
    variables: { id, after: listParams.after },
    failureText: 'No pudimos cargar la actividad',
  });
  return (
    <Stack gap="4">
      <ListFrame
        noun={{ one: 'acción', many: 'acciones', isFeminine: true }}
        listParams={listParams}
        query={query}
        list={(query.data ?? query.previousData)?.auditTrail}
      >
        {({ nodes }) => (
          <chakra.ol listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
            {nodes.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </chakra.ol>
        )}
      </ListFrame>
    </Stack>
  );
};
