import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { arriveAtAuth } from '../../session/auth-state.ts';
import { paths } from '../../paths.ts';
import { signOut } from '../../session/session.ts';

/** Ends the session once, however often it is asked to. */
export const useSignOut = () => {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await signOut();
    await navigate(paths.auth, arriveAtAuth());
  };
  return { signOut: () => void end(), isBusy };
};
