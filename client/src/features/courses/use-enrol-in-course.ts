import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { arriveAtAuth } from '../../session/auth-state.ts';
import { errorCode, errorText } from '../../session/api-error.ts';
import { paths } from '../../paths.ts';
import { endSession } from '../../session/session.ts';
import { readToken } from '../../session/token.ts';
import { notify } from '../../components/feedback/notify.ts';
import { useEnrol } from './use-enrol.ts';

type EnrolInCourse = { courseId: string; reload: () => Promise<unknown>; onEnrolled: () => void };

/** Enrols in a group course; busy until the courses and enrolments have been fetched again. */
export const useEnrolInCourse = ({ courseId, reload, onEnrolled }: EnrolInCourse) => {
  const navigate = useNavigate();
  const { enrol } = useEnrol();
  const [isBusy, setIsBusy] = useState(false);

  const goToAuth = () => {
    notify.error(messages.enrolNeedsLogin);
    void navigate(paths.auth, { ...arriveAtAuth(), replace: false });
  };

  const tryEnrol = async () => {
    try {
      await enrol({ courseId });
      notify.success(messages.enrolled);
      onEnrolled();
    } catch (error) {
      if (errorCode(error) !== 'UNAUTHENTICATED') {
        notify.error(errorText(error, messages.enrolFailed));
        return;
      }
      await endSession();
      goToAuth();
      return;
    }
    // The page says itself that it could not be loaded.
    await reload().catch(() => undefined);
  };

  const enrolInCourse = async () => {
    if (isBusy) return;
    if (!readToken()) return goToAuth();
    setIsBusy(true);
    await tryEnrol();
    setIsBusy(false);
  };

  return { enrolInCourse, isBusy };
};
