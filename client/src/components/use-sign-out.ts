import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { arriveAtAuth } from '../app/auth-arrival.ts';
import { paths } from '../app/paths.ts';
import { signOut } from '../app/session.ts';

/** Ends the session once, however often it is asked to. */
export const useSignOut = () => {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await signOut();
    await navigate(paths.auth, arriveAtAuth());
  };
  return { leave: () => void leave(), isBusy };
};
