import { useState } from 'react';
import { onDemand } from '../../components/records/on-demand.tsx';
import type { BookedDialog_EnrolmentFragment } from '../../gql/graphql.ts';

const load = () => import('./booked-dialog.tsx');

const BookedDialog = onDemand(async () => (await load()).BookedDialog);

/** Called when a write is sent that ends in the dialog. */
export const loadBookedDialog = () => void load().catch(() => undefined);

export type ShowBooked = (
  enrolment: BookedDialog_EnrolmentFragment,
  /** What gets the focus on close, where its button is gone. */
  findFocus?: () => HTMLElement | null,
) => void;

/** What was booked, in a dialog of the page. */
export const useBooked = () => {
  const [shown, setShown] = useState<Parameters<ShowBooked> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show: ShowBooked = (...args) => {
    setShown(args);
    setIsOpen(true);
  };
  const dialog = shown && (
    <BookedDialog
      enrolment={shown[0]}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      finalFocusEl={shown[1]}
    />
  );
  return { show, dialog, openId: isOpen && shown ? shown[0].id : null };
};
