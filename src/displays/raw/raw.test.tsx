import { decimalField, integerField, loneField, manyToOne, primaryKey } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import { RawDisplay } from './raw';

const shown = async (field: Field, value: Exclude<Json, null>) => {
  const { container } = await showDisplay(<RawDisplay field={field} value={value} options={{}} />);
  return container.textContent;
};

test('writes numbers of fields without a display as the language does, with all their decimals', async () => {
  expect(await shown(loneField(integerField('words')), 3420)).toBe('3,420');
  expect(await shown(loneField(decimalField('price')), '12345678.50')).toBe('12,345,678.50');
});

test('groups no digits of years and codes', async () => {
  expect(await shown(loneField(integerField('year')), 2026)).toBe('2026');
  expect(await shown(loneField(integerField('postal_code', { displayOptions: { grouping: true } })), 10115)).toBe(
    '10,115',
  );
});

test('leaves keys and fields with the display raw as they are', async () => {
  expect(await shown(loneField(primaryKey()), 3420)).toBe('3420');
  expect(await shown(loneField(manyToOne('author', { to: 'authors' })), 3420)).toBe('3420');
  expect(await shown(loneField(integerField('year', { display: 'raw' })), 2026)).toBe('2026');
});
