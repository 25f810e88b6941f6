import { createNotifier } from '../../process/notifier.ts';

export const { subscribe: onWebhookWork, notify: notifyWebhookWorker } = createNotifier();
