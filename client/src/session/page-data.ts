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
  return element ? [JSON.parse(element.textContent) as SentData] : [];
};

/** What the first script has asked for. Null is a response without a view. */
type FirstView = { token: string; sentAt: number; response: Promise<{ queries: SentData[] } | null> };

const KEPT_MS = 30_000;

const takeFirstView = async () => {
  const holder = window as { firstView?: FirstView };
  const { firstView } = holder;
  delete holder.firstView;
  if (!firstView || Date.now() - firstView.sentAt > KEPT_MS) return [];
  const sent = await firstView.response;
  return sent && readSession().token === firstView.token ? sent.queries : [];
};

const rememberOwner = ({ me }: { me?: { id?: string } | null }) => {
  if (me?.id) rememberUser(me.id);
};

/** For the parts of the page. */
let others: SentData[] = [];

const isOf = (sent: SentData | undefined, hash: string, variables: OperationVariables) =>
  sent?.hash === hash && JSON.stringify(sent.variables) === JSON.stringify(variables);

/** The result of the page's query, if it is the one that was sent and has all its pages. */
export const takeSentData = async (hash: string, variables: OperationVariables) => {
  const token = readSession().token;
  const inDocument = takeFromDocument();
  const [sent, ...rest] = token === null ? inDocument : await takeFirstView();
  if (!sent || !isOf(sent, hash, variables) || !isWhole(sent.data)) return null;
  others = rest;
  rememberOwner(sent.data);
  return sent.data;
};

/** The result of a query of a part of the page, if it was sent with that of the page. */
export const takeDataOfPart = (hash: string, variables: OperationVariables) => {
  const found = others.find((sent) => isOf(sent, hash, variables));
  others = others.filter((sent) => sent !== found);
  return found?.data ?? null;
};
