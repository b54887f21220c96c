import { aliasField, loneField, stringField, type FieldChoices } from '../../../fixtures/builders';
import { formTree, type Field } from '../../domain/schema';
import { firstFields } from './first-fields.rules';
import { fieldsIn, isCollapsible, isHeaded, startsOpen } from './group.rules';
import { controlHeight, fieldHeight } from './height.rules';

const group = (name: string, choices: FieldChoices = {}): Field =>
  loneField(aliasField(name, { special: ['alias', 'no-data', 'group'], ...choices }));
const text = (name: string, parent: string): Field => loneField(stringField(name, { group: parent }));

test('fields are drawn at first as far as they fill the screen', () => {
  const full = { height: 72, placement: 'full' } as const;
  expect(firstFields([full, full, full, full], 150)).toBe(2);
  expect(firstFields([{ ...full, placement: 'start' }, { ...full, placement: 'end' }, full, full], 150)).toBe(3);
  expect(firstFields([full], 1000)).toBe(1);
  expect(firstFields([full, full], 0)).toBe(1);
});

test('the room for a field is that of its control, its name and its note', () => {
  expect(controlHeight({})).toBe(40);
  expect(fieldHeight({}, false)).toBe(66);
  expect(fieldHeight({ height: 120 }, true)).toBe(174);
  expect(fieldHeight({ height: 20, hideLabel: true }, false)).toBe(20);
});

test('groups fold, speak or keep silent as their interface says', () => {
  expect(isCollapsible(group('seo', { interface: 'group-detail' }))).toBe(true);
  expect(isCollapsible(group('seo', { interface: 'group-standard' }))).toBe(false);
  expect(isHeaded(group('seo'))).toBe(true);
  expect(isHeaded(group('seo', { interface: 'group-raw' }))).toBe(false);
  expect(startsOpen(group('seo', { options: { start: 'closed' } }))).toBe(false);
  expect(startsOpen(group('seo', { options: { start: 12 } }))).toBe(true);
});

test('a group counts the fields in it that hold a value', () => {
  const line = loneField(aliasField('line', { special: ['alias', 'no-data'], group: 'seo' }));
  const [node] = formTree(
    [group('seo'), text('slug', 'seo'), line, group('inner', { group: 'seo' }), text('card', 'inner')].map((field) => ({ field })),
  );
  expect(node === undefined ? [] : fieldsIn(node)).toEqual(['slug', 'card']);
});
