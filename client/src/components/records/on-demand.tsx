import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { Opening } from '../feedback/opening.tsx';

/** A dialog whose code is not part of its page: it loads after the page, and at the latest when the dialog opens. */
export const onDemand = <Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = lazy(async () => ({ default: await load() }));
  const OnDemand = (props: Props) => {
    const [hasOpened, setHasOpened] = useState(false);
    useEffect(() => void load().catch(() => undefined), []);
    if (props.isOpen && !hasOpened) setHasOpened(true);
    return (
      hasOpened && (
        <Suspense fallback={props.isOpen && <Opening />}>
          <Loaded {...props} />
        </Suspense>
      )
    );
  };
  return OnDemand;
};

/** What a dialog shows, loaded when it is shown. */
export const shownOnDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = lazy(async () => ({ default: await load() }));
  const ShownOnDemand = (props: Props) => (
    <Suspense fallback={<Skeleton h="40" />}>
      <Loaded {...props} />
    </Suspense>
  );
  return ShownOnDemand;
};
