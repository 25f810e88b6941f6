import { Box, Grid, Text, type BoxProps } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { Guilloche } from './guilloche.tsx';
import { machineReadableZone, UNKNOWN_HOLDER, type ZoneHolder } from './machine-readable-zone.ts';

type PassportPictureProps = Omit<BoxProps, 'fields'> & {
  fields: { label: string; value: string }[];
  /** The holder's data, as far as it is known. */
  holder: Partial<ZoneHolder>;
};

/** A picture of the passport's data page, light in both themes and hidden from assistive technology. */
export const PassportPicture = ({ fields, holder, children, ...props }: PassportPictureProps) => (
  <Box
    aria-hidden
    containerType="inline-size"
    aspectRatio="125 / 88"
    bg="#f4eddc"
    color="#1d3a41"
    borderRadius="0.625rem"
    overflow="hidden"
    boxShadow="0 30px 60px -18px #000b, inset 0 0 0 1px #fff8"
    {...props}
  >
    <Guilloche
      position="absolute"
      width="92%"
      top="-30%"
      insetStart="26%"
      color="#a77a2b"
      opacity="0.42"
      petals={14}
      strands={7}
      lineWidth={0.35}
    />
    <Guilloche
      position="absolute"
      width="56%"
      bottom="-22%"
      insetStart="-14%"
      color="#2b7380"
      opacity="0.34"
      petals={12}
      strands={7}
      lineWidth={0.45}
    />
    <Grid position="relative" templateColumns="30% 1fr" gap="5%" p="6.5%" pb="0">
      <Box
        aspectRatio="35 / 45"
        borderWidth="1px"
        borderColor="#1d3a4166"
        bg="#1d3a4112"
        display="grid"
        placeItems="end center"
        overflow="hidden"
      >
        <svg viewBox="0 0 35 45" width="100%" fill="#1d3a41" opacity="0.5">
          <circle cx="17.5" cy="17" r="7.4" />
          <path d="M3 45c0-10 6.4-16 14.5-16S32 35 32 45z" />
        </svg>
      </Box>
      <Grid templateColumns="1fr 1fr" columnGap="6%" rowGap="2.6cqw" alignContent="start">
        <Text
          textStyle="eyebrow"
          gridColumn="1 / -1"
          fontSize="2.8cqw"
          lineHeight="1.6"
          color="#7a4a12"
          letterSpacing="0.16em"
        >
          Pasaporte · {academy.shortName}
        </Text>
        {fields.map(({ label, value }) => (
          <Box key={label} minW="0">
            <Text fontSize="2.5cqw" lineHeight="1.3" opacity="0.8">
              {label}
            </Text>
            <Text fontFamily="heading" fontSize="5cqw" lineHeight="1.15" truncate>
              {value}
            </Text>
          </Box>
        ))}
      </Grid>
    </Grid>
    {children}
    <Box
      position="absolute"
      insetInline="0"
      bottom="0"
      px="6.5%"
      py="3%"
      bg="#fffaf0b8"
      fontFamily="mono"
      fontSize="2.8cqw"
      letterSpacing="0.08em"
      lineHeight="1.6"
      whiteSpace="nowrap"
      overflow="hidden"
    >
      {machineReadableZone({ ...UNKNOWN_HOLDER, ...holder }).map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </Box>
  </Box>
);
