import { Button } from '@chakra-ui/react';
import { notify } from '../../../components/feedback/notify.ts';

type Noun = { one: string; many: string };
type Resent = { count: number; hasMore: boolean };

const resentText = ({ count, hasMore }: Resent, { one, many }: Noun) => {
  if (count === 0) return `No hay ${many} fallidos`;
  const sent = count === 1 ? `Se reenvía 1 ${one}` : `Se reenvían ${count.toLocaleString('es-AR')} ${many}`;
  return hasMore ? `${sent}. Quedan más: vuelve a intentar cuando lleguen` : sent;
};

type SendAgainButtonProps = {
  label: string;
  noun: Noun;
  isBusy: boolean;
  /** Nothing after a failure, which has been shown. */
  send: () => Promise<Resent | null | undefined>;
  onSent: () => void;
};

/** Sends again what failed, and says how much. */
export const SendAgainButton = ({ label, noun, isBusy, send, onSent }: SendAgainButtonProps) => {
  const sendAgain = async () => {
    const resent = await send();
    if (resent) notify.success(resentText(resent, noun));
    onSent();
  };

  return (
    <Button variant="outline" alignSelf="flex-start" aria-busy={isBusy} onClick={() => void sendAgain()}>
      {label}
    </Button>
  );
};
