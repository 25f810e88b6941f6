import { Badge, Box, Button, HStack, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { REVOCATION_LABELS } from '#domain/certificates/revocation.ts';
import { shortDate } from '#domain/dates/date-text.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { enumTable } from '../../../components/records/enums.ts';
import type { CertificateRow_CertificateFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { filtersOf } from '../filters/filter-bar.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { idParam, nameParam } from '../lists/params.ts';
import { RowLink } from '../lists/row-button.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { EndCertificateForm, type EndKind } from './end-certificate-form.tsx';

const CERTIFICATES = graphql(`
  query Certificates($search: String, $userId: ID, $enrolmentId: ID, $isRevoked: Boolean, $after: String) {
    me {
      ...Roles
    }
    certificates(
      search: $search
      userId: $userId
      enrolmentId: $enrolmentId
      isRevoked: $isRevoked
      first: 20
      after: $after
    ) {
      nodes {
        id
        ...CertificateRow_certificate
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

/** Search params of the filters. */
const certificateParams = { state: 'estado', userId: 'persona', enrolmentId: 'inscripcion' } as const;

const certificateStates = {
  VALID: { isRevoked: false, label: 'Válidos' },
  REVOKED: { isRevoked: true, label: 'Anulados' },
};

const readCertificateFilters = (params: URLSearchParams) => ({
  state: nameParam(params, certificateParams.state, certificateStates),
  userId: idParam(params, certificateParams.userId),
  enrolmentId: idParam(params, certificateParams.enrolmentId),
});

const certificateVariables = (params: URLSearchParams) => {
  const { search, after } = readListParams(params);
  const { state, ...ids } = readCertificateFilters(params);
  return { search: search || null, isRevoked: state && certificateStates[state].isRevoked, ...ids, after };
};

/** The filters of the export. */
const exportFilters = (params: URLSearchParams) => {
  const { after: _after, ...filters } = certificateVariables(params);
  return filters;
};

const COLUMNS = ['Titular', 'Número', 'Clase', 'Emitido', 'Estado', 'Acciones'] as const;
/** Where certificates are issued: choose enrolments, then `Emitir certificado`. */
const COMPLETED = `${paths.gestionEnrolments}?estado=COMPLETED`;

type Ending = { certificate: ListedCertificate; kind: EndKind };

export const Component = () => {
  const listParams = useListSearchParams();
  const { params } = listParams;
  const query = useAdminQuery(CERTIFICATES, {
    variables: certificateVariables(params),
    failureText: 'No pudimos cargar los certificados',
  });
  const [ending, setEnding] = useState<Ending | null>(null);
  const close = () => setEnding(null);
  const filters = filtersOf(listParams, certificateParams, readCertificateFilters(params));

  return (
    <>
      <ScreenHeading
        title="Certificados · Gestión"
        actions={
          <HStack gap="2" wrap="wrap">
            <ExportButton file="certificates" filters={exportFilters(params)} />
            <ForStaff may="Mutation.issueCertificates">
              <Button asChild size="sm" variant="outline">
                <Link to={COMPLETED}>Emitir de clases completadas</Link>
              </Button>
            </ForStaff>
          </HStack>
        }
      >
        Certificados
      </ScreenHeading>
      <Stack gap="3">
        <ListFrame
          isDense
          noun={{ one: 'certificado', many: 'certificados' }}
          placeholder="Número, nombre, email o documento"
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.certificates}
          filters={
            <Box flex="1">
              <FilterSelect label="Estado" options={certificateStates} {...filters.of('state')} />
            </Box>
          }
          onClearFilters={filters.clear}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Certificados" columns={COLUMNS} isStale={isStale}>
              {nodes.map((certificate) => (
                <CertificateRow
                  key={certificate.id}
                  certificate={certificate}
                  onReissue={() => setEnding({ certificate, kind: 'reissue' })}
                  onRevoke={() => setEnding({ certificate, kind: 'revoke' })}
                />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
      <DetailDialog
        title={ending?.kind === 'reissue' ? '¿Reemplazar este certificado?' : '¿Anular este certificado?'}
        isOpen={ending !== null}
        onClose={close}
      >
        {ending && (
          <EndCertificateForm
            {...ending}
            onClose={close}
            onEnded={() => void query.refetch().catch(() => undefined)}
          />
        )}
      </DetailDialog>
    </>
  );
};

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

type ListedCertificate = CertificateRow_CertificateFragment;

const revocationReasons = enumTable(REVOCATION_LABELS);

const revocationText = ({ at, note, reason }: NonNullable<ListedCertificate['revocation']>) =>
  `${shortDateText(at)}: ${note ?? revocationReasons[reason].label}`;

type CertificateRowProps = {
  certificate: ListedCertificate;
  onReissue: () => void;
  onRevoke: () => void;
};

const CertificateRow = ({ certificate, onReissue, onRevoke }: CertificateRowProps) => {
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
          <StyledLink href={`/verificar/${code}`} target="_blank" fontFamily="mono" whiteSpace="nowrap">
            {number}
          </StyledLink>
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
