import type { OperationVariables } from '@apollo/client';

const PAGE_DATA = 'page-data';

type PageData = { hash: string; variables: OperationVariables; data: Record<string, unknown> };

/** The result that the server has sent with the document, once; null if it is of another query. */
export const takePageData = (hash: string, variables: OperationVariables) => {
  const element = document.getElementById(PAGE_DATA);
  if (!element) return null;
  element.remove();
  const sent = JSON.parse(element.textContent) as PageData;
  const isSame = sent.hash === hash && JSON.stringify(sent.variables) === JSON.stringify(variables);
  return isSame ? sent.data : null;
};
