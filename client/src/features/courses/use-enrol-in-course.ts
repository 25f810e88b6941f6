import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { hasReason, isSessionEnd } from '../../session/api-error.ts';
import { paths } from '../../paths.ts';
import { whenSettled } from '../../settled.ts';
import type { AuthState } from '../../session/auth-state.ts';
import { useSession } from '../../session/session.ts';
import { nextSteps } from '../../components/enrolment/next-steps.ts';
import { notifyFailure } from '../../components/feedback/failure.ts';
import { notify } from '../../components/feedback/notify.ts';
import type { BookedDialog_EnrolmentFragment } from '../../gql/graphql.ts';
import { loadBookedDialog } from './use-booked.tsx';
import { useEnrol } from './use-enrol.ts';
import { courseTarget } from './use-hash-target.ts';

type EnrolInCourse = {
  courseId: string;
  /** As it is shown. */
  price: number;
  reload: () => Promise<unknown>;
  onEnrolled: (enrolment: BookedDialog_EnrolmentFragment) => void;
};

/** Enrols in a group course, and refetches courses and enrolments. */
export const useEnrolInCourse = ({ courseId, price, reload, onEnrolled }: EnrolInCourse) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}#${courseTarget(courseId)}`;
  const { token } = useSession();
  const { enrol } = useEnrol();
  const [isBusy, setIsBusy] = useState(false);

  const goToAuth = () => {
    notify.error(messages.enrolNeedsLogin);
    const state: AuthState = { from };
    void navigate(paths.auth, { state });
  };

  /** Returns whether the card is out of date. */
  const tryEnrol = async () => {
    try {
      const { data } = await enrol({ courseId, expectedPrice: price });
      notify.success(messages.enrolled);
      if (data?.enrol) onEnrolled(data.enrol);
      return true;
    } catch (error) {
      if (isSessionEnd(error)) {
        goToAuth();
        return false;
      }
      notifyFailure(error, messages.enrolFailed, nextSteps());
      return hasReason(error, 'COURSE_FULL');
    }
  };

  const enrolInCourse = async () => {
    if (isBusy) return;
    notify.startAttempt();
    if (token === null) return goToAuth();
    setIsBusy(true);
    loadBookedDialog();
    if (!(await tryEnrol())) return setIsBusy(false);
    // The page shows the error of the refetch.
    whenSettled(
      () =>
        void reload()
          .catch(() => undefined)
          .finally(() => setIsBusy(false)),
    );
  };

  return { enrolInCourse, isBusy, goToAuth };
};
