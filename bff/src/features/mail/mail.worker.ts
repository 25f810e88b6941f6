import { setTimeout as delay } from 'node:timers/promises';
import { logFailure } from '../../database/database-errors.ts';
import type { Deps } from '../../operation/context.ts';
import { attemptMail } from './mail.attempt.ts';
import { onMailWork, type MailDocument } from '../../outgoing/mail.model.ts';
import { findDueMail, nextDueAt } from './mail.store.ts';
import { createPatience } from '../../process/patience.ts';

const BATCH = 20;
const MINUTE_MS = 60_000;
const SLEEP_MS = { least: 250, most: 30_000 } as const;
/** Pauses while the SMTP server is away: doubled after each attempt. */
const PAUSE_MS = { first: 5_000, most: 300_000 } as const;
const STOP_MS = 3_000;

export const startMailing = (deps: Deps) => {
  const cutShort = new AbortController();
  const intervalMs = MINUTE_MS / deps.env.MAIL_PER_MINUTE;
  let isStopped = false;
  let isNotified = false;
  let endSleep = () => {};
  let pauseMs = 0;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isNotified) return resolve();
      const timer = setTimeout(resolve, ms).unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** A pause that a notification does not end. */
  const pause = (ms: number) => delay(ms, undefined, { signal: cutShort.signal, ref: false }).catch(() => {});

  const patience = createPatience(deps.log, 'mail');
  let previous = '';

  /** Messages that are due again as they were after an attempt: nothing of it was stored. */
  const judgeProgress = (due: readonly MailDocument[]) => {
    const found = due.map(({ _id, nextAttemptAt }) => `${_id} ${nextAttemptAt?.getTime()}`).join();
    if (found !== '' && found === previous) patience.stalled();
    else patience.progressed();
    previous = found;
  };

  const sendDue = async () => {
    if (patience.isPausing()) return;
    const due = await findDueMail(new Date(), BATCH);
    judgeProgress(due);
    for (const message of due) {
      if (isStopped) return;
      const begin = Date.now();
      if ((await attemptMail(deps, message, cutShort.signal)) === 'away') {
        pauseMs = Math.min(pauseMs === 0 ? PAUSE_MS.first : pauseMs * 2, PAUSE_MS.most);
        return;
      }
      pauseMs = 0;
      if (deps.mail) await pause(Math.max(0, intervalMs - (Date.now() - begin)));
    }
  };

  const untilNext = async () => {
    const next = await nextDueAt();
    const ms = next ? Math.max(next.getTime() - Date.now(), patience.remainingMs()) : SLEEP_MS.most;
    return Math.min(Math.max(ms, SLEEP_MS.least), SLEEP_MS.most);
  };

  const work = async () => {
    while (!isStopped) {
      let ms: number = SLEEP_MS.most;
      isNotified = false;
      try {
        await sendDue();
        ms = await untilNext();
      } catch (error) {
        logFailure(deps.log, { err: error }, 'mail failed, will be repeated');
      }
      if (isStopped) return;
      await (pauseMs > 0 ? pause(pauseMs) : sleep(ms));
    }
  };

  const notify = () => {
    isNotified = true;
    endSleep();
  };
  const unsubscribe = onMailWork(notify);
  const working = work();

  return async () => {
    isStopped = true;
    unsubscribe();
    notify();
    const timer = setTimeout(() => cutShort.abort(), STOP_MS);
    if (pauseMs > 0) cutShort.abort();
    await working;
    clearTimeout(timer);
  };
};
