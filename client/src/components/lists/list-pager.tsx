import { Button, Flex, HStack } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx';
import { SmallText } from '../layout/small-text.tsx';

type ListPagerProps = {
  label: string;
  page: number | null;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Whether there is more than one page. */
  isNeeded: boolean;
};

/** Buttons without a target are disabled, not removed, because they may have the focus. */
export const ListPager = ({ label, page, onPrevious, onNext, isNeeded }: ListPagerProps) => {
  if (!isNeeded) return null;
  return (
    <Flex as="nav" aria-label={label} justify="space-between" align="center" gap="4" wrap="wrap">
      <SmallText fontVariantNumeric="tabular-nums">{page !== null && `Página ${page}`}</SmallText>
      <HStack gap="3">
        <Button variant="outline" aria-disabled={!onPrevious} onClick={() => onPrevious?.()}>
          <ChevronLeftIcon />
          Anterior
        </Button>
        <Button variant="outline" aria-disabled={!onNext} onClick={() => onNext?.()}>
          Siguiente
          <ChevronRightIcon />
        </Button>
      </HStack>
    </Flex>
  );
};
