import { equals, type Json } from '../../kernel';
import { encodeFilters, type FilterNode } from '../filters';

/** What sets the filters of a view apart from the saved ones, each as it stands at the top. */
export interface ChangedFilters {
  readonly added: readonly FilterNode[];
  readonly removed: readonly FilterNode[];
  readonly changed: readonly { readonly before: FilterNode; readonly after: FilterNode }[];
}

/** What a filter comes to, whatever its entries are called. */
const contentOf = (node: FilterNode): Json => encodeFilters([withoutKeys(node)]);

const withoutKeys = (node: FilterNode): FilterNode =>
  node.kind === 'condition'
    ? { ...node, key: '', hidden: false }
    : { ...node, key: '', hidden: false, children: node.children.map(withoutKeys) };

/** Those without one of the same content in the other list, each of which stands for one only. */
const without = (nodes: readonly FilterNode[], others: readonly FilterNode[]): readonly FilterNode[] => {
  const left = others.map(contentOf);
  return nodes.filter((node) => {
    const at = left.findIndex((other) => equals(other, contentOf(node)));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Filters of the same key have been changed; nobody sees hidden ones. */
export const changedFilters = (saved: readonly FilterNode[], current: readonly FilterNode[]): ChangedFilters => {
  const [before, after] = [saved, current].map((nodes) => nodes.filter(({ hidden }) => !hidden)) as [
    FilterNode[],
    FilterNode[],
  ];
  const [gone, come] = [without(before, after), without(after, before)];
  const changed = come.flatMap((node) =>
    gone.filter(({ key }) => key === node.key).map((other) => ({ before: other, after: node })),
  );
  return {
    added: come.filter((node) => !changed.some((pair) => pair.after === node)),
    removed: gone.filter((node) => !changed.some((pair) => pair.before === node)),
    changed,
  };
};
