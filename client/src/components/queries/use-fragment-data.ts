import type { FragmentType, StoreObject } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

type Fragment<T> = TypedDocumentNode<T, Record<string, never>>;

const INCOMPLETE = 'A fragment was read that no query has fetched';

/** The first definition is the fragment; those that it spreads follow. */
const nameOf = ({ definitions: [own] }: Fragment<unknown>) =>
  own?.kind === 'FragmentDefinition' ? own.name.value : undefined;

/** The data of a component's fragment, masked for other components. */
export const useFragmentData = <T>(fragment: Fragment<T>, from: FragmentType<T>) => {
  // A record of a query, which its masked type hides.
  const record = from as StoreObject;
  const { data, complete } = useFragment({ fragment, fragmentName: nameOf(fragment), from: record });
  if (!complete) throw new Error(INCOMPLETE);
  return data;
};

/** The same for a list. */
export const useFragmentList = <T>(fragment: Fragment<T>, from: readonly FragmentType<T>[]) => {
  const { data, complete } = useFragment({ fragment, fragmentName: nameOf(fragment), from: [...from] });
  if (!complete) throw new Error(INCOMPLETE);
  return data;
};
