import { Button, Text } from '@chakra-ui/react';
import { generatePath } from 'react-router-dom';
import { countText } from '#domain/texts/numbers.ts';
import { codeText } from '#domain/points/redemption-code-text.ts';
import { userName } from '#domain/users/user-name.ts';
import { ListCell, ListRow } from '../../../components/lists/list-table.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { graphql } from '../../../gql/index.ts';
import type { RedemptionRow_RedemptionFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { RowLink } from '../lists/row-button.tsx';

graphql(`
  fragment RedemptionRow_redemption on Redemption {
    id
    code
    points
    description
    createdAt
    handedOutAt
    user {
      ...PersonName
    }
  }
`);

type RedemptionRowProps = { redemption: RedemptionRow_RedemptionFragment; onHandOut: () => void };

export const RedemptionRow = ({ redemption, onHandOut }: RedemptionRowProps) => {
  const { code, user, points, description, createdAt, handedOutAt } = redemption;
  return (
    <ListRow>
      <ListCell column="Estudiante" isTitle>
        {user ? (
          <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{userName(user)}</RowLink>
        ) : (
          'Sin cuenta'
        )}
      </ListCell>
      <ListCell column="Código">
        <Text fontFamily="mono" whiteSpace="nowrap">
          {codeText(code)}
        </Text>
      </ListCell>
      <ListCell column="Canje">
        <Text overflowWrap="anywhere">{description}</Text>
      </ListCell>
      <ListCell column="Puntos">
        <Text fontVariantNumeric="tabular-nums">{countText(points)}</Text>
      </ListCell>
      <ListCell column="Pedido">
        <Text fontVariantNumeric="tabular-nums">{compactText(createdAt)}</Text>
      </ListCell>
      <ListCell column="Entrega">
        {handedOutAt ? (
          <Text fontVariantNumeric="tabular-nums">{compactText(handedOutAt)}</Text>
        ) : (
          <ForStaff may="Mutation.handOutRedemption">
            <Button size="sm" aria-label={`Entregar el canje ${codeText(code)}`} onClick={onHandOut}>
              Entregar
            </Button>
          </ForStaff>
        )}
      </ListCell>
    </ListRow>
  );
};
