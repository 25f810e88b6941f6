import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fields of a selection in their order, also those behind fragments. */
export const fieldNodes = (
  { selections }: SelectionSetNode,
  fragments: Fragments,
  seen = new Set<string>(),
): FieldNode[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldNodes(node.selectionSet, fragments, seen);
    const fragment = fragments.get(node.name.value);
    if (!fragment || seen.has(node.name.value)) return [];
    return fieldNodes(fragment.selectionSet, fragments, seen.add(node.name.value));
  });
