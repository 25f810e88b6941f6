import { createNotifier } from '../../process/notifier.ts';

/** Work: a message may be due. */
export const { subscribe: onMailWork, notify: notifyMailWorker } = createNotifier();
