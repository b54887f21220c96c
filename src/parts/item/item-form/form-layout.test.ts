import { aliasField, type FieldOptions, loneField, stringField } from '../../../../fixtures/builders';
import { type Field, formTree } from '../../../domain/schema';
import {
  chunkStarts,
  controlHeight,
  fieldHeight,
  hasHeading,
  isCollapsible,
  isFilledGroup,
  isOpenAtFirst,
  placements,
  rowsHeight,
  valueFieldsIn,
  visibleFieldCount,
} from './form-layout.rules';

const group = (name: string, choices: FieldOptions = {}): Field =>
  loneField(aliasField(name, { special: ['alias', 'no-data', 'group'], ...choices }));
const text = (name: string, parent: string): Field => loneField(stringField(name, { group: parent }));

test('the visible fields fill the viewport', () => {
  const full = { height: 72, placement: 'full' } as const;
  expect(visibleFieldCount([full, full, full, full], 150)).toBe(2);
  expect(visibleFieldCount([{ ...full, placement: 'start' }, { ...full, placement: 'end' }, full, full], 150)).toBe(3);
  expect(visibleFieldCount([full], 1000)).toBe(1);
  expect(visibleFieldCount([full, full], 0)).toBe(1);
});

test('rowsHeight adds the rows and the gaps between them', () => {
  const full = { height: 72, placement: 'full' } as const;
  expect(rowsHeight([])).toBe(0);
  expect(rowsHeight([full])).toBe(72);
  expect(rowsHeight([full, { ...full, placement: 'start' }, { ...full, placement: 'end' }, full])).toBe(272);
});

describe('chunks', () => {
  const field = { placement: 'full', isGroup: false } as const;
  const several = (count: number): (typeof field)[] => Array.from({ length: count }, () => field);

  test('a long form is split into chunks of eight', () => {
    expect(chunkStarts([])).toEqual([]);
    expect(chunkStarts(several(8))).toEqual([0]);
    expect(chunkStarts(several(20))).toEqual([0, 8, 16]);
  });

  test('fields of one row stay in one chunk', () => {
    const pair = [
      { ...field, placement: 'start' },
      { ...field, placement: 'end' },
    ] as const;
    expect(chunkStarts([...several(7), ...pair, ...several(3)])).toEqual([0, 9]);
  });

  test('a group is a chunk of its own', () => {
    const group = { ...field, isGroup: true };
    expect(chunkStarts([group, ...several(2), group, group, ...several(9)])).toEqual([0, 1, 3, 4, 5, 13]);
  });
});

test('the height of a field is that of its control, name and note', () => {
  expect(controlHeight({})).toBe(40);
  expect(fieldHeight({}, false)).toBe(66);
  expect(fieldHeight({ height: 120 }, true)).toBe(174);
  expect(fieldHeight({ height: 20, hideLabel: true }, false)).toBe(20);
});

test('the interface decides whether a group collapses and has a heading', () => {
  expect(isCollapsible(group('seo', { interface: 'group-detail' }))).toBe(true);
  expect(isCollapsible(group('seo', { interface: 'group-standard' }))).toBe(false);
  expect(hasHeading(group('seo'))).toBe(true);
  expect(hasHeading(group('seo', { interface: 'group-raw' }))).toBe(false);
  expect(isOpenAtFirst(group('seo', { options: { start: 'closed' } }))).toBe(false);
  expect(isOpenAtFirst(group('seo', { options: { start: 12 } }))).toBe(true);
});

test('valueFieldsIn returns the fields with a value, including nested groups', () => {
  const line = loneField(aliasField('line', { special: ['alias', 'no-data'], group: 'seo' }));
  const [node] = formTree(
    [group('seo'), text('slug', 'seo'), line, group('inner', { group: 'seo' }), text('card', 'inner')].map((field) => ({
      field,
    })),
  );
  expect(node === undefined ? [] : valueFieldsIn(node)).toEqual(['slug', 'card']);
});

test.each([
  ['no field fills', ['full', 'half'], false],
  ['a field fills', ['full', 'fill'], true],
] as const)('a group has the width of its fields, nested ones included: %s', (_case, widths, expected) => {
  const fields = widths.map((width, index) => loneField(stringField(`field_${index}`, { width, group: 'inner' })));
  const [node] = formTree([group('outer'), group('inner', { group: 'outer' }), ...fields].map((field) => ({ field })));
  expect(node !== undefined && isFilledGroup(node)).toBe(expected);
});

const of = (...widths: readonly ('half' | 'half-left' | 'half-right' | 'full' | 'fill')[]) =>
  placements(widths.map((width) => loneField(stringField('any', { width }))));

test('two halves share a row', () => {
  expect(of('half', 'half', 'half', 'half')).toEqual(['start', 'end', 'start', 'end']);
});

test('a half without a partner leaves the other column empty', () => {
  expect(of('half', 'full', 'half', 'fill', 'half')).toEqual(['start', 'full', 'start', 'fill', 'start']);
});

test('half-left and half-right keep their column', () => {
  expect(of('half-right', 'half-left', 'half')).toEqual(['end', 'start', 'end']);
});
