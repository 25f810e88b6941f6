import { createNotifier } from '../../process/notifier.ts';

/** Work: there may be events to copy, or deliveries to send. */
export const { subscribe: onWebhookWork, notify: notifyWebhookWorker } = createNotifier();
