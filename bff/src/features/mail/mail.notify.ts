import { createNotifier } from '../../process/notifier.ts';

export const { subscribe: onMailWork, notify: notifyMailWorker } = createNotifier();
