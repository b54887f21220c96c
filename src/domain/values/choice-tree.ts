import { isJsonObject, type Json } from '../../kernel';
import { choiceOf, type Choice } from './choices';

/** A choice of a checkbox tree with those below it; one without any is a leaf. */
export interface ChoiceNode extends Choice {
  readonly children: readonly ChoiceNode[];
}

/** The levels that a checkbox tree has (spec 002, 9); what is configured below them is no choice. */
const LEVELS = 3;

const nodesOf = (option: Json, levels: number): readonly ChoiceNode[] => {
  if (!Array.isArray(option) || levels === 0) return [];
  return (option as readonly Json[]).flatMap((entry) => {
    const children = isJsonObject(entry) ? nodesOf(entry['children'] ?? null, levels - 1) : [];
    return choiceOf(entry).map((choice) => ({ ...choice, children }));
  });
};

/** The choices that a field's options configure; null when there are none and the widget says so. */
export const choiceTreeOf = (option: Json): readonly ChoiceNode[] | null => {
  const nodes = nodesOf(option, LEVELS);
  return nodes.length === 0 ? null : nodes;
};

/** All nodes from the top down, each before those below it. */
export const nodesIn = (nodes: readonly ChoiceNode[]): readonly ChoiceNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);

export const isLeaf = ({ children }: ChoiceNode): boolean => children.length === 0;

/** The leaves of a node: itself where it is one. */
export const leavesOf = (node: ChoiceNode): readonly ChoiceNode[] => nodesIn([node]).filter(isLeaf);
