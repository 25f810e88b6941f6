import { Box, Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { paths } from '../../../paths.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { filtersOf } from '../filters/filters-of.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { CertificateRow, type ListedCertificate } from './certificate-row.tsx';
import { EndCertificateForm, type EndKind } from './end-certificate-form.tsx';
import {
  certificateParams,
  CERTIFICATES,
  certificateStates,
  certificateVariables,
  exportFilters,
  readCertificateFilters,
} from './gestion-certificates.query.ts';

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
