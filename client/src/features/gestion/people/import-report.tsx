import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import { peopleText, type ImportResult } from './import-users.mutation.ts';

/** The result of a dry run, with the errors of each line. */
export const ImportReport = ({
  result: { created, existing, faults, warnings },
}: {
  result: ImportResult;
}) => (
  <Stack gap="4">
    {faults.length === 0 ? (
      <Text>
        {created === 0
          ? 'No hay personas nuevas en este archivo.'
          : `Se ${created === 1 ? 'agrega' : 'agregan'} ${peopleText(created)}.`}
        {existing > 0 &&
          ` ${peopleText(existing)} ya ${existing === 1 ? 'está y queda' : 'están y quedan'} igual.`}
      </Text>
    ) : (
      <>
        <Notice tone="error">
          {faults.length === 1
            ? 'Hay un dato por corregir: nada se guarda hasta que el archivo esté bien.'
            : `Hay ${countText(faults.length)} datos por corregir: nada se guarda hasta que el archivo esté bien.`}
        </Notice>
        <Box
          maxH="16rem"
          overflowY="auto"
          tabIndex={0}
          role="region"
          aria-label="Datos por corregir"
          layerStyle="document"
          px="4"
          focusVisibleRing="outside"
        >
          <chakra.ul listStyleType="none">
            {faults.map(({ line, field, message }, index) => (
              <Box as="li" key={index} {...ruled} py="2.5">
                <Text fontWeight="semibold">
                  Línea {line}
                  {field ? ` · ${field}` : ''}
                </Text>
                <Text textStyle="sm">{message}</Text>
              </Box>
            ))}
          </chakra.ul>
        </Box>
      </>
    )}
    {warnings.map((warning) => (
      <Notice key={warning} tone="warning">
        {warning}
      </Notice>
    ))}
  </Stack>
);
