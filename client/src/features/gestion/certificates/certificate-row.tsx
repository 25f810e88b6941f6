import { Badge, Button, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { generatePath } from 'react-router-dom';
import { REVOCATION_LABELS } from '#domain/certificates/revocation.ts';
import { shortDate } from '#domain/dates/date-text.ts';
import { ListCell, ListRow } from '../../../components/lists/list-table.tsx';
import { shortDateText } from '../../../components/records/date-text.ts';
import { enumTable } from '../../../components/records/enums.ts';
import { graphql } from '../../../gql/index.ts';
import type { CertificateRow_CertificateFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { RowLink } from '../lists/row-button.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';

graphql(`
  fragment CertificateRow_certificate on Certificate {
    id
    number
    code
    userId
    issuedAt
    replaces
    content {
      name
      course
      day
    }
    revocation {
      reason
      note
      at
    }
  }
`);

const revocationReasons = enumTable(REVOCATION_LABELS);

const revocationText = ({ at, note, reason }: NonNullable<ListedCertificate['revocation']>) =>
  `${shortDateText(at)}: ${note ?? revocationReasons[reason].label}`;

export type ListedCertificate = CertificateRow_CertificateFragment;

type CertificateRowProps = {
  certificate: ListedCertificate;
  onReissue: () => void;
  onRevoke: () => void;
};

export const CertificateRow = ({ certificate, onReissue, onRevoke }: CertificateRowProps) => {
  const { number, code, userId, issuedAt, content, revocation, replaces } = certificate;
  return (
    <ListRow>
      <ListCell column="Titular" isTitle>
        {content ? (
          <RowLink to={generatePath(paths.gestionPerson, { id: userId })}>{content.name}</RowLink>
        ) : (
          'Titular suprimido'
        )}
      </ListCell>
      <ListCell column="Número">
        <Stack gap="0">
          <Link href={`/verificar/${code}`} target="_blank" fontFamily="mono" whiteSpace="nowrap">
            {number}
          </Link>
          {replaces && <SmallText>Reemplaza a {replaces}</SmallText>}
        </Stack>
      </ListCell>
      <ListCell column="Clase">
        <Text overflowWrap="anywhere">{content ? `${content.course}, ${shortDate(content.day)}` : '—'}</Text>
      </ListCell>
      <ListCell column="Emitido">
        <Text fontVariantNumeric="tabular-nums">{shortDateText(issuedAt)}</Text>
      </ListCell>
      <ListCell column="Estado">
        {revocation ? (
          <Stack gap="1" align="start">
            <Badge colorPalette="red">Anulado</Badge>
            <SmallText overflowWrap="anywhere">{revocationText(revocation)}</SmallText>
          </Stack>
        ) : (
          <Badge colorPalette="green" justifySelf="start">
            Válido
          </Badge>
        )}
      </ListCell>
      <ListCell column="Acciones">
        {!revocation && content && (
          <HStack gap="2" wrap={{ base: 'wrap', xl: 'nowrap' }}>
            <ForStaff may="Mutation.reissueCertificate">
              <Button size="sm" variant="outline" aria-label={`Reemplazar ${number}`} onClick={onReissue}>
                Reemplazar…
              </Button>
            </ForStaff>
            <ForStaff may="Mutation.revokeCertificate">
              <Button
                size="sm"
                variant="outline"
                colorPalette="red"
                aria-label={`Anular ${number}`}
                onClick={onRevoke}
              >
                Anular…
              </Button>
            </ForStaff>
          </HStack>
        )}
      </ListCell>
    </ListRow>
  );
};
