import { Badge, Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { ListCell, ListRow } from '../../../components/lists/list-table.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { graphql } from '../../../gql/index.ts';
import type { ActivityRow_EntryFragment, AuditOutcome } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { rowLink } from '../lists/row-button.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { actionText } from './audit-actions.ts';
import { fieldText, valueText } from './change-text.ts';

graphql(`
  fragment ActivityRow_entry on AuditEntry {
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
    subject {
      type
      id
      label
    }
    changes {
      field
      before
      after
    }
  }
`);

type Entry = ActivityRow_EntryFragment;

const outcomes: Record<AuditOutcome, { label: string; palette: string }> = {
  DONE: { label: 'Hecho', palette: 'green' },
  REFUSED: { label: 'Rechazado', palette: 'red' },
  INTENDED: { label: 'En curso', palette: 'accent' },
};

const pagesOfSubjects: Record<string, string> = { user: paths.gestionPerson, course: paths.gestionCourse };

const Subject = ({ subject: { type, id, label } }: Pick<Entry, 'subject'>) => {
  const page = pagesOfSubjects[type];
  if (!page || id === null) return <Text overflowWrap="anywhere">{label}</Text>;
  return (
    <chakra.a asChild css={rowLink}>
      <Link to={generatePath(page, { id })}>{label}</Link>
    </chakra.a>
  );
};

const Changes = ({ changes }: Pick<Entry, 'changes'>) => (
  <Stack as="ul" gap="1.5" listStyleType="none" textStyle="sm">
    {changes.map(({ field, before, after }) => (
      <chakra.li key={field} whiteSpace="pre-line" overflowWrap="anywhere">
        <chakra.span fontWeight="semibold">{fieldText(field)}:</chakra.span>{' '}
        {before !== null && <chakra.span color="fg.muted">{`${valueText(before)} → `}</chakra.span>}
        {valueText(after)}
      </chakra.li>
    ))}
  </Stack>
);

export const ActivityRow = ({ entry }: { entry: Entry }) => {
  const { at, actor, action, subject, changes, outcome, reason } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { label, palette } = outcomes[outcome];
  const count = changes.length;

  return (
    <ListRow>
      <ListCell column="Qué" isTitle>
        <Stack gap="1.5">
          {count === 0 ? (
            <Text fontWeight="semibold">{actionText(action)}</Text>
          ) : (
            <>
              <chakra.button
                type="button"
                data-row-link
                css={rowLink}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setIsOpen(!isOpen)}
              >
                {actionText(action)}{' '}
                <chakra.span textStyle="sm" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
                  {count === 1 ? '1 cambio' : `${count} cambios`} {isOpen ? '▴' : '▾'}
                </chakra.span>
              </chakra.button>
              <Box id={id} hidden={!isOpen}>
                <Changes changes={changes} />
              </Box>
            </>
          )}
        </Stack>
      </ListCell>
      <ListCell column="Sobre">
        <Subject subject={subject} />
      </ListCell>
      <ListCell column="Quién">
        <Text overflowWrap="anywhere" minW={{ lg: '7rem' }}>
          {actor.label}
        </Text>
        {actor.isServiceAccount && <SmallText>Cuenta de servicio</SmallText>}
      </ListCell>
      <ListCell column="Cuándo">
        <Text fontVariantNumeric="tabular-nums">{compactText(at)}</Text>
      </ListCell>
      <ListCell column="Resultado">
        <Stack gap="1" align="start">
          <Badge colorPalette={palette}>{label}</Badge>
          {reason && <SmallText>{reason}</SmallText>}
        </Stack>
      </ListCell>
    </ListRow>
  );
};
