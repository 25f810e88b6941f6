import { Text, type TextProps } from '@chakra-ui/react';

/** Shown without script only. */
export const ScriptNote = (props: TextProps) => (
  <Text
    display="none"
    color="fg.muted"
    css={{ '@media (scripting: none)': { display: 'block' } }}
    {...props}
  />
);

/** For what does nothing without script. */
export const hiddenWithoutScript = { '@media (scripting: none)': { display: 'none' } } as const;
