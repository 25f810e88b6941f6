import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { academy } from '#domain/academy.ts';
import { longDateTimeText } from '../records/date-text.ts';

/** Printed only: the academy, what the sheet covers, and when it was printed. */
export const PrintHead = ({ children }: { children?: ReactNode }) => {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const update = () => flushSync(() => setNow(new Date()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);

  return (
    <chakra.header display="none" _print={{ display: 'block' }} mb="6" textStyle="sm">
      <chakra.p fontWeight="semibold">{academy.name}</chakra.p>
      {children && <chakra.p>{children}</chakra.p>}
      <chakra.p>Impreso el {longDateTimeText(now)}</chakra.p>
    </chakra.header>
  );
};
