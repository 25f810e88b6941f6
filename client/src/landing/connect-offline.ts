import { offlineIds } from './offline-ids.ts';

const copyOf = (id: string) => {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : '';
};

const showNote = () =>
  document
    .getElementById(offlineIds.region)
    ?.replaceChildren(...(navigator.onLine ? [] : [copyOf(offlineIds.note)]));

/** A page instead of the one that cannot be fetched; it opens by itself when the network is back. */
const showOfflinePage = (address: string) => {
  const go = () => window.location.assign(address);
  document.body.append(copyOf(offlineIds.page));
  const dialog = document.querySelector('dialog');
  document.getElementById(offlineIds.retry)?.addEventListener('click', go);
  window.addEventListener('online', go);
  dialog?.addEventListener('close', () => {
    window.removeEventListener('online', go);
    dialog.remove();
  });
  dialog?.showModal();
};

export const connectOffline = () => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || navigator.onLine || link.hash) return;
    event.preventDefault();
    showOfflinePage(link.href);
  });
  window.addEventListener('online', showNote);
  window.addEventListener('offline', showNote);
  showNote();
};
