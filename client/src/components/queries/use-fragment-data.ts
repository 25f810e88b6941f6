import type { FragmentType, StoreObject } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

type Fragment<T> = TypedDocumentNode<T, Record<string, never>>;

const INCOMPLETE = 'A fragment was read that no query has fetched';

/** The document of a fragment begins with it; the fragments that it spreads follow. */
const nameOf = ({ definitions: [own] }: Fragment<unknown>) =>
  own?.kind === 'FragmentDefinition' ? own.name.value : undefined;

/** What a component asked for in its fragment: the page's query has fetched it, only this component sees it. */
export const useFragmentData = <T>(fragment: Fragment<T>, from: FragmentType<T>) => {
  // A record that a query answered; its masked type hides that.
  const record = from as StoreObject;
  const { data, complete } = useFragment({ fragment, fragmentName: nameOf(fragment), from: record });
  if (!complete) throw new Error(INCOMPLETE);
  return data;
};

/** The same for each record of a list. */
export const useFragmentList = <T>(fragment: Fragment<T>, from: readonly FragmentType<T>[]) => {
  const { data, complete } = useFragment({ fragment, fragmentName: nameOf(fragment), from: [...from] });
  if (!complete) throw new Error(INCOMPLETE);
  return data;
};
