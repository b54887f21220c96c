import { aliasField, type FieldOptions, loneField, stringField } from '../../../../fixtures/builders';
import { type Field, formTree } from '../../../domain/schema';
import {
  chunkStarts,
  controlHeight,
  fieldHeight,
  FormChunks,
  hasHeading,
  isCollapsible,
  isFilledGroup,
  isOpenAtFirst,
  openSectionsAtFirst,
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

describe('the chunks of a form', () => {
  const rows = (names: string) =>
    [...names].map((name) => ({ name, placement: 'full' as const, isGroup: name === name.toUpperCase() }));
  const shown = (chunks: FormChunks, names: string) => {
    const assigned = chunks.of(rows(names));
    return assigned.map(({ key, start }, index) => `${key}:${names.slice(start, assigned[index + 1]?.start)}`);
  };

  test('are those of the layout at first', () => {
    expect(shown(new FormChunks(), 'abcdefghij')).toEqual(['a:abcdefgh', 'i:ij']);
    expect(shown(new FormChunks(), 'abGcd')).toEqual(['a:ab', 'G:G', 'c:cd']);
  });

  test('keep their fields when others are hidden and shown again', () => {
    const chunks = new FormChunks();
    shown(chunks, 'abcdefghij');
    expect(shown(chunks, 'bcdefghij')).toEqual(['a:bcdefgh', 'i:ij']);
    expect(shown(chunks, 'bcdefghj')).toEqual(['a:bcdefgh', 'i:j']);
    expect(shown(chunks, 'abcdefghij')).toEqual(['a:abcdefgh', 'i:ij']);
  });

  test('take up fields that appear', () => {
    const chunks = new FormChunks();
    shown(chunks, 'bcGe');
    expect(shown(chunks, 'abxcGde')).toEqual(['b:abxc', 'G:G', 'e:de']);
    expect(shown(chunks, 'abxcGdeHf')).toEqual(['b:abxc', 'G:G', 'e:de', 'H:H', 'f:f']);
  });

  test('are divided by a group that appears within one, each with a key of its own', () => {
    const chunks = new FormChunks();
    shown(chunks, 'abcd');
    expect(shown(chunks, 'abGcd')).toEqual(['a:ab', 'G:G', 'c:cd']);
  });
});

test('the sections of an accordion that are open at first', () => {
  const sections = (options: object) => {
    const [accordion] = formTree(
      [
        group('all', { interface: 'group-accordion', options: { ...options } }),
        text('one', 'all'),
        text('two', 'all'),
      ].map((field) => ({ field })),
    );
    return accordion && openSectionsAtFirst(accordion);
  };
  expect(sections({})).toEqual([]);
  expect(sections({ start: 'closed' })).toEqual([]);
  expect(sections({ start: 'first' })).toEqual(['one']);
  expect(sections({ start: 'opened', accordionMode: false })).toEqual(['one', 'two']);
  expect(sections({ start: 'opened', accordionMode: true })).toEqual(['one']);
  expect(sections({ start: 5 })).toEqual([]);
});
