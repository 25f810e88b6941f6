import { useMutation } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { isSessionEnd } from '../../../session/api-error.ts';
import { PERSONALISED, paths } from '../../../paths.ts';
import type { AuthState } from '../../../session/auth-state.ts';
import { useSession } from '../../../session/session.ts';
import { toBookingInput } from '../../../components/booking/booking-input.ts';
import type { Booking } from '../../../components/booking/booking.form.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { graphql } from '../../../gql/index.ts';
import { useKeyedWrite } from '../../../session/write-key.ts';
import { addEnrolment } from '../add-enrolment.ts';
import { loadBookedDialog } from '../use-booked.tsx';

const BOOK_CLASS = graphql(`
  mutation BookClass($input: BookClassInput!) {
    bookClass(input: $input) {
      id
      courseId
      status
      ...BookedDialog_enrolment
      ...LastClass_enrolment
    }
  }
`);

/** Books a class of the first personalised course; null if it was not booked. */
export const useBookClass = (personalisedCourseId: string | undefined) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const from = pathname === paths.booking ? pathname : `${paths.courses}#${PERSONALISED}`;
  const { token } = useSession();
  const keyedWrite = useKeyedWrite();
  const [mutate] = useMutation(BOOK_CLASS, {
    update: (cache, { data }) => {
      addEnrolment(cache, data?.bookClass);
      cache.evict({ fieldName: 'availability' });
    },
  });

  const goToAuth = () => {
    notify.error(messages.bookingNeedsLogin);
    const state: AuthState = { from };
    void navigate(paths.auth, { state });
  };

  const requireSession = () => {
    if (token !== null) return true;
    goToAuth();
    return false;
  };

  const bookClass = async (booking: Booking) => {
    if (!personalisedCourseId) {
      notify.error(messages.noPersonalisedCourse);
      return null;
    }
    loadBookedDialog();
    try {
      const variables = { input: toBookingInput(personalisedCourseId, booking) };
      const { data } = await keyedWrite((context) => mutate({ variables, context }));
      notify.success(messages.booked);
      return data?.bookClass ?? null;
    } catch (error) {
      if (!isSessionEnd(error)) throw error;
      goToAuth();
      return null;
    }
  };

  return { bookClass, requireSession };
};
