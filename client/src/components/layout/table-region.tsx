import { Box, type BoxProps } from '@chakra-ui/react';

type TableRegionProps = BoxProps & { caption: string; isStale: boolean };

/** Scrolls a wide table, and is faint while other rows load. */
export const TableRegion = ({ caption, isStale, ...look }: TableRegionProps) => (
  <Box
    role="region"
    aria-label={caption}
    aria-busy={isStale}
    tabIndex={0}
    overflowX="auto"
    borderRadius="l3"
    focusVisibleRing="outside"
    opacity={isStale ? 0.6 : 1}
    transition="opacity 150ms 40ms"
    {...look}
  />
);
