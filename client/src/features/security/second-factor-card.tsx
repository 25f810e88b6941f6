import { Badge, Button, Card, Heading, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { shownOnDemand } from '../../components/records/on-demand.tsx';
import type { SecurityQuery } from '../../gql/graphql.ts';

const SecondFactorCode = shownOnDemand(
  async () => (await import('./second-factor-code.tsx')).SecondFactorCode,
);

const SecondFactorSetUp = shownOnDemand(
  async () => (await import('./second-factor-set-up.tsx')).SecondFactorSetUp,
);

type Open = 'setUp' | 'verify' | 'end';

const TITLES: Record<Open, string> = {
  setUp: 'Activar la verificación en dos pasos',
  verify: 'Confirmar tu identidad',
  end: 'Desactivar la verificación en dos pasos',
};

type SecondFactorCardProps = {
  factor: SecurityQuery['mySecondFactor'];
  onChanged: () => Promise<unknown>;
};

/** The second factor of the account. */
export const SecondFactorCard = ({ factor, onChanged }: SecondFactorCardProps) => {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { isActive, isVerified, isRequired, recoveryCodesLeft } = factor;

  return (
    <Card.Root as="section" layerStyle="document" aria-labelledby="second-factor">
      <Card.Body gap="5">
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id="second-factor" textStyle="2xl">
            Verificación en dos pasos
          </Heading>
          <Badge colorPalette={isActive ? 'green' : undefined}>{isActive ? 'Activada' : 'Desactivada'}</Badge>
        </HStack>
        <Text color="fg.muted">
          {isActive
            ? `Al entrar se pide un código de tu aplicación. Te quedan ${recoveryCodesLeft} códigos de recuperación.`
            : 'Además de la contraseña, al entrar se pide un código de una aplicación de tu teléfono.'}
        </Text>
        {isRequired && !isVerified && (
          <Notice tone="warning">
            {isActive
              ? 'Para administrar, confirma tu identidad en esta sesión.'
              : 'Para administrar, la academia pide la verificación en dos pasos.'}
          </Notice>
        )}
        <HStack gap="3" wrap="wrap">
          {!isActive && <Button onClick={() => setOpen('setUp')}>Activar</Button>}
          {isActive && isRequired && !isVerified && (
            <Button onClick={() => setOpen('verify')}>Confirmar identidad</Button>
          )}
          {isActive && (
            <Button variant="outline" onClick={() => setOpen('end')}>
              Desactivar…
            </Button>
          )}
        </HStack>
      </Card.Body>
      <DetailDialog title={open ? TITLES[open] : ''} isOpen={open !== null} onClose={close}>
        {open === 'setUp' && <SecondFactorSetUp onChanged={onChanged} onClose={close} />}
        {(open === 'verify' || open === 'end') && (
          <SecondFactorCode purpose={open} onDone={onChanged} onClose={close} />
        )}
      </DetailDialog>
    </Card.Root>
  );
};
