import { isJsonObject, type Json } from '../../kernel';
import { type Choice, choiceOf, otherValues } from './choices';

/** A choice of a checkbox tree with those below it; one without any is a leaf. */
export interface ChoiceNode extends Choice {
  readonly children: readonly ChoiceNode[];
}

/** The levels that a checkbox tree has (spec 002, 9); what is configured below them is no choice. */
const MAX_DEPTH = 3;

const nodesOf = (option: Json, levels: number): readonly ChoiceNode[] => {
  if (!Array.isArray(option) || levels === 0) return [];
  return (option as readonly Json[]).flatMap((entry) => {
    const children = isJsonObject(entry) ? nodesOf(entry['children'] ?? null, levels - 1) : [];
    return choiceOf(entry).map((choice) => ({ ...choice, children }));
  });
};

/** The choices that a field's options configure; null when there are none and the widget says so. */
export const choiceTreeOf = (option: Json): readonly ChoiceNode[] | null => {
  const nodes = nodesOf(option, MAX_DEPTH);
  return nodes.length === 0 ? null : nodes;
};

/** All nodes from the top down, each before those below it. */
export const nodesIn = (nodes: readonly ChoiceNode[]): readonly ChoiceNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);

export const isLeaf = ({ children }: ChoiceNode): boolean => children.length === 0;

/** The leaves of a node: itself where it is one. */
export const leavesOf = (node: ChoiceNode): readonly ChoiceNode[] => nodesIn([node]).filter(isLeaf);

/**
 * Which values a checkbox tree keeps of what is ticked (spec 002, 3.7). In the first four a branch is ticked with all of
 * its leaves: `all` keeps every ticked node, `branch` the highest of them, `leaf` the leaves, and `indeterminate` the
 * branches that are ticked in part as well. In `exclusive` each node stands for itself, and never beside one above it.
 */
export const VALUE_COMBININGS = ['all', 'branch', 'leaf', 'indeterminate', 'exclusive'] as const;

export type ValueCombining = (typeof VALUE_COMBININGS)[number];

/** What the options name; `all`, for nonsense. */
export const valueCombiningOf = (option: Json): ValueCombining =>
  VALUE_COMBININGS.find((each) => each === option) ?? 'all';

/** `part`: something below is ticked, but not the node itself. */
export type CheckState = 'on' | 'part' | 'off';

type Values = ReadonlySet<Json>;

/**
 * The ticked leaves. A branch whose leaves are all missing stands for each of them: so a value is read alike whichever
 * rule has written it, and nothing is lost when the rule changes.
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

/** How each node is shown, by its value. */
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

/** The nodes whose values are kept when these leaves are ticked. */
const storedNodes = (nodes: readonly ChoiceNode[], leaves: Values, combining: ValueCombining): readonly ChoiceNode[] =>
  nodes.flatMap((node) => {
    const tick = checkStateOf(node, leaves);
    const keeps = isLeaf(node) || combining !== 'leaf';
    const own = keeps && (tick === 'on' || (tick === 'part' && combining === 'indeterminate')) ? [node] : [];
    return combining === 'branch' && tick === 'on' ? own : [...own, ...storedNodes(node.children, leaves, combining)];
  });

const without = (values: Values, nodes: readonly ChoiceNode[]): readonly Json[] => {
  const gone = valuesOf(nodes);
  return [...values].filter((value) => !gone.has(value));
};

const toggleExclusive = (tree: readonly ChoiceNode[], chosen: Values, pressed: ChoiceNode): readonly ChoiceNode[] => {
  const family = nodesIn(tree).filter((node) => nodesIn([node]).includes(pressed) || nodesIn([pressed]).includes(node));
  const values = new Set(
    chosen.has(pressed.value) ? without(chosen, [pressed]) : [...without(chosen, family), pressed.value],
  );
  return nodesIn(tree).filter(({ value }) => values.has(value));
};

const toggleBranch = (
  tree: readonly ChoiceNode[],
  chosen: Values,
  pressed: ChoiceNode,
  combining: ValueCombining,
): readonly ChoiceNode[] => {
  const before = valuesOf(checkedLeaves(tree, chosen));
  const below = leavesOf(pressed);
  const after = checkStateOf(pressed, before) === 'on' ? without(before, below) : [...before, ...valuesOf(below)];
  return storedNodes(tree, new Set(after), combining);
};

/**
 * The values after a node was pressed: ticked ones in the configured order, after them those that are in no node; null
 * when nothing is left. A branch ticked in part becomes wholly ticked. A value without a node changes nothing.
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
