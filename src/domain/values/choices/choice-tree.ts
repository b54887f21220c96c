import { isJsonObject, type Json } from '../../../kernel';
import { type Choice, choiceOf, otherValues, readDivided } from './choices';

/** A choice of a checkbox tree with its children; a leaf has none. */
export interface ChoiceNode extends Choice {
  readonly children: readonly ChoiceNode[];
}

/** The levels of a checkbox tree (spec 002, 9); deeper entries are ignored. */
const MAX_DEPTH = 3;

const nodesOf = (option: Json, levels: number): readonly ChoiceNode[] => {
  if (!Array.isArray(option) || levels === 0) return [];
  return readDivided(option as readonly Json[], (entry) => {
    const children = isJsonObject(entry) ? nodesOf(entry['children'] ?? null, levels - 1) : [];
    return choiceOf(entry).map((choice) => ({ ...choice, children }));
  });
};

/** The tree that a field's options configure; null when it is empty. */
export const choiceTreeOf = (option: Json): readonly ChoiceNode[] | null => {
  const nodes = nodesOf(option, MAX_DEPTH);
  return nodes.length === 0 ? null : nodes;
};

/** All nodes in depth-first order. */
export const nodesIn = (nodes: readonly ChoiceNode[]): readonly ChoiceNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);

export const isLeaf = ({ children }: ChoiceNode): boolean => children.length === 0;

/** The leaves below a node; the node itself if it is a leaf. */
export const leavesOf = (node: ChoiceNode): readonly ChoiceNode[] => nodesIn([node]).filter(isLeaf);

/**
 * Which values of a checkbox tree are stored (spec 002, 3.7). In the first four a branch is checked when all its
 * leaves are: `all` stores every checked node, `branch` the topmost ones, `leaf` the leaves, `indeterminate` also
 * the partly checked branches. In `exclusive` each node is checked by itself, and never together with one of its
 * ancestors.
 */
export const VALUE_COMBININGS = ['all', 'branch', 'leaf', 'indeterminate', 'exclusive'] as const;

export type ValueCombining = (typeof VALUE_COMBININGS)[number];

/** The option's value; `all` when it is invalid. */
export const valueCombiningOf = (option: Json): ValueCombining =>
  VALUE_COMBININGS.find((each) => each === option) ?? 'all';

/** `part`: a descendant is checked, but not the node itself. */
export type CheckState = 'on' | 'part' | 'off';

type Values = ReadonlySet<Json>;

/**
 * A stored branch without stored leaves stands for all of its leaves. So a value is read the same way whichever
 * combining has written it, and nothing is lost when the option changes.
 */
const checkedLeaves = (nodes: readonly ChoiceNode[], chosen: Values): readonly ChoiceNode[] =>
  nodes.flatMap((node) => {
    const below = checkedLeaves(node.children, chosen);
    return below.length === 0 && chosen.has(node.value) ? leavesOf(node) : below;
  });

const valuesOf = (nodes: readonly ChoiceNode[]): Values => new Set(nodes.map(({ value }) => value));

const checkStateOf = (node: ChoiceNode, leaves: Values): CheckState => {
  const ticked = leavesOf(node).filter(({ value }) => leaves.has(value)).length;
  return ticked === 0 ? 'off' : ticked === leavesOf(node).length ? 'on' : 'part';
};

const exclusiveCheckState = (node: ChoiceNode, chosen: Values): CheckState => {
  if (chosen.has(node.value)) return 'on';
  return nodesIn(node.children).some(({ value }) => chosen.has(value)) ? 'part' : 'off';
};

/** The state of each node, by its value. */
export const checkStates = (
  tree: readonly ChoiceNode[],
  chosen: readonly Json[],
  combining: ValueCombining,
): ReadonlyMap<Choice['value'], CheckState> => {
  const values = new Set(chosen);
  const leaves = valuesOf(checkedLeaves(tree, values));
  return new Map(
    nodesIn(tree).map((node) => [
      node.value,
      combining === 'exclusive' ? exclusiveCheckState(node, values) : checkStateOf(node, leaves),
    ]),
  );
};

/** The nodes whose values are stored when these leaves are checked. */
const storedNodes = (nodes: readonly ChoiceNode[], leaves: Values, combining: ValueCombining): readonly ChoiceNode[] =>
  nodes.flatMap((node) => {
    const tick = checkStateOf(node, leaves);
    const keeps = isLeaf(node) || combining !== 'leaf';
    const own = keeps && (tick === 'on' || (tick === 'part' && combining === 'indeterminate')) ? [node] : [];
    return combining === 'branch' && tick === 'on' ? own : [...own, ...storedNodes(node.children, leaves, combining)];
  });

const without = (values: Values, nodes: readonly ChoiceNode[]): readonly Json[] => {
  const removed = valuesOf(nodes);
  return [...values].filter((value) => !removed.has(value));
};

const toggleExclusive = (tree: readonly ChoiceNode[], chosen: Values, pressed: ChoiceNode): readonly ChoiceNode[] => {
  const family = nodesIn(tree).filter((node) => nodesIn([node]).includes(pressed) || nodesIn([pressed]).includes(node));
  const values = new Set(
    chosen.has(pressed.value) ? without(chosen, [pressed]) : [...without(chosen, family), pressed.value],
  );
  return nodesIn(tree).filter(({ value }) => values.has(value));
};

/** The leaves below a node, itself included, that neither are disabled nor below a disabled node. */
const enabledLeavesOf = (node: ChoiceNode): readonly ChoiceNode[] => {
  if (node.disabled === true) return [];
  return isLeaf(node) ? [node] : node.children.flatMap(enabledLeavesOf);
};

const toggleBranch = (
  tree: readonly ChoiceNode[],
  chosen: Values,
  pressed: ChoiceNode,
  combining: ValueCombining,
): readonly ChoiceNode[] => {
  const before = valuesOf(checkedLeaves(tree, chosen));
  const below = enabledLeavesOf(pressed);
  const after = below.every(({ value }) => before.has(value))
    ? without(before, below)
    : [...before, ...valuesOf(below)];
  return storedNodes(tree, new Set(after), combining);
};

/**
 * The stored values after a click on a node: in configured order, then values without a node; null when nothing is
 * left. A partly checked branch becomes checked. A value without a node changes nothing.
 */
export const toggleNode = (
  tree: readonly ChoiceNode[],
  chosen: readonly Json[],
  value: Choice['value'],
  combining: ValueCombining,
): readonly Json[] | null => {
  const pressed = nodesIn(tree).find((node) => node.value === value);
  if (pressed === undefined) return chosen.length === 0 ? null : chosen;
  const values = new Set(chosen);
  const nodes =
    combining === 'exclusive' ? toggleExclusive(tree, values, pressed) : toggleBranch(tree, values, pressed, combining);
  const all = [...valuesOf(nodes), ...otherValues(chosen, nodesIn(tree))];
  return all.length === 0 ? null : all;
};
