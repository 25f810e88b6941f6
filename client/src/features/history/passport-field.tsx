import { Box, Text, type BoxProps } from '@chakra-ui/react';

type PassportFieldProps = BoxProps & { label: string; value: string };

export const PassportField = ({ label, value, ...props }: PassportFieldProps) => (
  <Box minW="0" {...props}>
    <Text as="dt" textStyle="eyebrow" fontSize="0.625rem" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" fontFamily="heading" textStyle="lg" lineHeight="1.25" overflowWrap="anywhere">
      {value}
    </Text>
  </Box>
);
