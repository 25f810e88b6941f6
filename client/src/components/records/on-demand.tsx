import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../links.ts';
import { Opening } from '../feedback/opening.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
type DialogProps = { isOpen: boolean };

/**
 * The hook of a component that is not part of its page: null until it is loaded. A Suspense boundary would show its
 * fallback for at least 300 ms, also where the code is there.
 */
const loadedBy = <Props extends DialogProps>(load: Load<Props>) => {
  let known: ComponentType<Props> | null = null;
  return (isWanted: boolean) => {
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return;
      const begin = async () => {
        const Component = await load();
        known = Component;
        setLoaded(() => Component);
      };
      if (!isWanted) return whenIdle(() => void begin().catch(() => undefined));
      void begin().catch((error: unknown) => setFailure({ error }));
    }, [isWanted, Loaded]);
    if (failure) throw failure.error;
    return Loaded;
  };
};

/** A dialog whose code is not part of its page: it loads when nobody waits for anything, and at the latest when the dialog opens. */
export const onDemand = <Props extends DialogProps>(load: Load<Props>) => {
  const useLoaded = loadedBy(load);
  const OnDemand = (props: Props) => {
    const { isOpen } = props;
    const [hasOpened, setHasOpened] = useState(false);
    const Loaded = useLoaded(isOpen);
    if (isOpen && !hasOpened) setHasOpened(true);
    if (!hasOpened) return null;
    return Loaded ? <Loaded {...props} /> : isOpen && <Opening />;
  };
  return OnDemand;
};

/**
 * The frame of dialogs, or a drawer. It opens after the frame of what opens it: its styles alone take several frames of
 * a telephone.
 */
export const openedLater = <Props extends DialogProps>(load: Load<Props>) => {
  const useLoaded = loadedBy(load);
  const OpenedLater = (props: Props) => {
    const { isOpen } = props;
    const Loaded = useLoaded(isOpen);
    const wasOpen = useDeferredValue(isOpen, false);
    return Loaded ? <Loaded {...props} isOpen={isOpen && wasOpen} /> : isOpen && <Opening />;
  };
  return OpenedLater;
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
