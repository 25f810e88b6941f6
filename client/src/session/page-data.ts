import type { OperationVariables } from '@apollo/client';
import { readSession, rememberUser } from './session.ts';
import { isWhole } from './whole-lists.ts';

/*
 * What the server has sent before the app runs: with the document, for visitors; for a member, in response to
 * public/first-paint.js. It is for the page's own query, once.
 */

const PAGE_DATA = 'page-data';

type SentData = { hash: string; variables: OperationVariables; data: Record<string, unknown> };

const takeFromDocument = () => {
  const element = document.getElementById(PAGE_DATA);
  element?.remove();
  return element && (JSON.parse(element.textContent) as SentData);
};

/** What the first script has asked for. Null is a response without a view. */
type FirstView = { token: string; sentAt: number; response: Promise<SentData | null> };

const KEPT_MS = 30_000;

const takeFirstView = async () => {
  const holder = window as { firstView?: FirstView };
  const { firstView } = holder;
  delete holder.firstView;
  if (!firstView || Date.now() - firstView.sentAt > KEPT_MS) return null;
  const sent = await firstView.response;
  return readSession().token === firstView.token ? sent : null;
};

const rememberOwner = ({ me }: { me?: { id?: string } | null }) => {
  if (me?.id) rememberUser(me.id);
};

/** The result of a query, if it is the one that was sent and has all its pages. */
export const takeSentData = async (hash: string, variables: OperationVariables) => {
  const token = readSession().token;
  const inDocument = takeFromDocument();
  const sent = token === null ? inDocument : await takeFirstView();
  if (sent?.hash !== hash || JSON.stringify(sent.variables) !== JSON.stringify(variables)) return null;
  if (!isWhole(sent.data)) return null;
  rememberOwner(sent.data);
  return sent.data;
};
