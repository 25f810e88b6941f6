import { Card, Heading, Text, type IconProps } from '@chakra-ui/react';
import type { ReactNode, ComponentType } from 'react';

type FigureCardProps = {
  label: string;
  value: string;
  note: ReactNode;
  Icon: ComponentType<IconProps>;
};

export const FigureCard = ({ label, value, note, Icon }: FigureCardProps) => (
  <Card.Root as="section" layerStyle="document" aria-label={label}>
    <Card.Body gap="4" p={{ base: '6', md: '7' }}>
      <Heading as="h2" textStyle="eyebrow" color="fg.muted" display="flex" alignItems="center" gap="2.5">
        <Icon boxSize="5" color="accent.fg" />
        {label}
      </Heading>
      <Text textStyle="figure">{value}</Text>
      <Card.Description asChild>
        <div>{note}</div>
      </Card.Description>
    </Card.Body>
  </Card.Root>
);
