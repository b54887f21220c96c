import fc from 'fast-check';
import type { Json } from '../../../kernel';
import {
  type ChoiceNode,
  choiceTreeOf,
  isLeaf,
  leavesOf,
  nodesIn,
  type CheckState,
  checkStates,
  toggleNode,
  VALUE_COMBININGS,
  type ValueCombining,
  valueCombiningOf,
} from './choice-tree';

const node = (value: string, ...children: readonly ChoiceNode[]): ChoiceNode => ({
  value,
  text: value,
  icon: null,
  children,
});

const tree = [
  node('plants', node('trees', node('oak'), node('elm')), node('moss')),
  node('stones', node('flint')),
  node('rain'),
];

const press = (combining: ValueCombining, ...pressed: readonly string[]): readonly Json[] | null =>
  pressed.reduce<readonly Json[] | null>((chosen, value) => toggleNode(tree, chosen ?? [], value, combining), null);

const ticks = (chosen: readonly Json[], combining: ValueCombining): Readonly<Record<string, CheckState>> =>
  Object.fromEntries([...checkStates(tree, chosen, combining)].filter(([, tick]) => tick !== 'off'));

test('reads three levels of a tree from the options', () => {
  const deep = { value: 1, children: [{ value: 2, children: [{ value: 3, icon: 'x', children: [{ value: 4 }] }] }] };
  expect(choiceTreeOf([deep, 'plain', { text: 'no value' }, { text: 'Five', value: 5, children: 'none' }])).toEqual([
    {
      value: 1,
      text: '1',
      icon: null,
      children: [{ value: 2, text: '2', icon: null, children: [{ value: 3, text: '3', icon: 'x', children: [] }] }],
    },
    { value: 'plain', text: 'plain', icon: null, children: [] },
    { value: 5, text: 'Five', icon: null, children: [] },
  ]);
  expect(choiceTreeOf([])).toBeNull();
  expect(choiceTreeOf('a')).toBeNull();
});

test('reads dividers and disabled entries of each level', () => {
  expect(choiceTreeOf(['a', { divider: true }, { value: 'b', children: ['c', { divider: true }, 'd'] }])).toMatchObject(
    [{ value: 'a' }, { value: 'b', divided: true, children: [{ value: 'c' }, { value: 'd', divided: true }] }],
  );
});

test('a branch toggles its enabled leaves only', () => {
  const [oak, elm, moss] = [node('oak'), { ...node('elm'), disabled: true }, node('moss')];
  const plants = [node('plants', node('trees', oak, elm), moss)];
  expect(toggleNode(plants, [], 'plants', 'leaf')).toEqual(['oak', 'moss']);
  expect(toggleNode(plants, ['oak', 'moss'], 'plants', 'leaf')).toBeNull();
  expect(toggleNode(plants, ['oak', 'elm', 'moss'], 'plants', 'leaf')).toEqual(['elm']);
});

test('lists nodes depth-first and leaves without children', () => {
  expect(nodesIn(tree).map(({ value }) => value)).toEqual([
    'plants',
    'trees',
    'oak',
    'elm',
    'moss',
    'stones',
    'flint',
    'rain',
  ]);
  expect(tree.map((each) => leavesOf(each).map(({ value }) => value))).toEqual([
    ['oak', 'elm', 'moss'],
    ['flint'],
    ['rain'],
  ]);
});

test('falls back to all for an invalid option', () => {
  expect(VALUE_COMBININGS.map(valueCombiningOf)).toEqual(VALUE_COMBININGS);
  expect([null, 'some', 1].map(valueCombiningOf)).toEqual(['all', 'all', 'all']);
});

test.each<[ValueCombining, readonly Json[]]>([
  ['all', ['oak', 'stones', 'flint']],
  ['branch', ['oak', 'stones']],
  ['leaf', ['oak', 'flint']],
  ['indeterminate', ['plants', 'trees', 'oak', 'stones', 'flint']],
  ['exclusive', ['oak', 'stones']],
])('%s: stores a leaf and a whole other branch as %j', (combining, stored) => {
  expect(press(combining, 'oak', 'stones')).toEqual(stored);
});

test.each<[ValueCombining, readonly Json[]]>([
  ['all', ['plants', 'trees', 'oak', 'elm', 'moss']],
  ['branch', ['plants']],
  ['leaf', ['oak', 'elm', 'moss']],
  ['indeterminate', ['plants', 'trees', 'oak', 'elm', 'moss']],
  ['exclusive', ['oak', 'elm', 'moss']],
])('%s: stores the leaves of a branch checked one by one as %j', (combining, stored) => {
  expect(press(combining, 'moss', 'elm', 'oak')).toEqual(stored);
});

test('checks a partly checked branch and unchecks a checked one with its descendants', () => {
  expect(press('leaf', 'elm', 'plants')).toEqual(['oak', 'elm', 'moss']);
  expect(press('all', 'plants', 'trees')).toEqual(['moss']);
  expect(press('branch', 'plants', 'oak')).toEqual(['elm', 'moss']);
  expect(press('branch', 'plants', 'moss')).toEqual(['trees']);
  expect(press('indeterminate', 'oak', 'rain', 'oak')).toEqual(['rain']);
  expect(press('all', 'rain', 'rain')).toBeNull();
});

test('exclusive: replaces ancestors and descendants only', () => {
  expect(press('exclusive', 'plants', 'rain', 'oak')).toEqual(['oak', 'rain']);
  expect(press('exclusive', 'oak', 'elm', 'moss', 'trees')).toEqual(['trees', 'moss']);
  expect(press('exclusive', 'trees', 'plants')).toEqual(['plants']);
  expect(press('exclusive', 'plants', 'plants')).toBeNull();
  expect(ticks(['trees'], 'exclusive')).toEqual({ plants: 'part', trees: 'on' });
});

test('shows a branch as checked or partly checked', () => {
  expect(ticks(['oak', 'flint'], 'leaf')).toEqual({
    plants: 'part',
    trees: 'part',
    oak: 'on',
    stones: 'on',
    flint: 'on',
  });
  expect(ticks(['plants', 'trees', 'oak'], 'indeterminate')).toEqual({ plants: 'part', trees: 'part', oak: 'on' });
  expect(ticks(['trees'], 'branch')).toEqual({ plants: 'part', trees: 'on', oak: 'on', elm: 'on' });
});

test('keeps values without a node at the end and ignores unknown nodes', () => {
  expect(toggleNode(tree, ['sand', 'rain', null], 'oak', 'leaf')).toEqual(['oak', 'rain', 'sand', null]);
  expect(toggleNode(tree, ['sand', 'rain'], 'oak', 'exclusive')).toEqual(['oak', 'rain', 'sand']);
  expect(toggleNode(tree, ['rain', 'oak'], 'sand', 'all')).toEqual(['rain', 'oak']);
  expect(toggleNode(tree, [], 'sand', 'all')).toBeNull();
});

const combining = fc.constantFrom(...VALUE_COMBININGS);
const together = fc.constantFrom(...VALUE_COMBININGS.filter((each) => each !== 'exclusive'));
const all = nodesIn(tree);
const name = fc.constantFrom(...all.map(({ value }) => String(value)));
const presses = fc.array(name, { maxLength: 6 });

const shownLeaves = (chosen: readonly Json[] | null, rule: ValueCombining): readonly Json[] =>
  all
    .filter((each) => isLeaf(each) && checkStates(tree, chosen ?? [], rule).get(each.value) === 'on')
    .map(({ value }) => value);

test('checks the same leaves for each of the four combinings', () => {
  fc.assert(
    fc.property(presses, together, together, (pressed, one, other) => {
      expect(shownLeaves(press(one, ...pressed), one)).toEqual(shownLeaves(press(other, ...pressed), other));
    }),
  );
});

test('reads the value of one combining the same way with the others', () => {
  fc.assert(
    fc.property(presses, combining, together, together, (pressed, writer, one, other) => {
      const chosen = press(writer, ...pressed);
      expect(shownLeaves(chosen, one)).toEqual(shownLeaves(chosen, other));
    }),
  );
});

test('toggles a node on and off', () => {
  fc.assert(
    fc.property(presses, name, combining, (pressed, value, rule) => {
      const before = press(rule, ...pressed) ?? [];
      const after = toggleNode(tree, before, value, rule) ?? [];
      const wasOn = checkStates(tree, before, rule).get(value) === 'on';
      expect(checkStates(tree, after, rule).get(value)).toBe(wasOn ? 'off' : 'on');
    }),
  );
});

test('stores only nodes that the combining allows', () => {
  fc.assert(
    fc.property(presses, fc.constantFrom('exclusive', 'branch'), (pressed, rule) => {
      const stored = new Set(press(rule, ...pressed));
      const doubled = all.filter(
        ({ value, children }) => stored.has(value) && nodesIn(children).some((below) => stored.has(below.value)),
      );
      expect(doubled).toEqual([]);
      const branches = (press('leaf', ...pressed) ?? []).filter((value) =>
        all.some((each) => each.value === value && !isLeaf(each)),
      );
      expect(branches).toEqual([]);
    }),
  );
});

test('stores values without duplicates in configured order', () => {
  fc.assert(
    fc.property(presses, combining, (pressed, rule) => {
      const chosen = press(rule, ...pressed) ?? [];
      expect(chosen).toEqual(all.map(({ value }) => value).filter((value) => chosen.includes(value)));
    }),
  );
});
