import { aliasField, columnField, integerField, loneField, stringField } from '../../../../fixtures/builders';
import { interfaceOf } from './interface-of.rules';

test('interfaceOf prefers the configured interface', () => {
  expect(interfaceOf(loneField(integerField('author', { foreignTable: 'authors', interface: 'slider' })))).toBe(
    'slider',
  );
});

test('interfaceOf gives a foreign key the related-item dropdown', () => {
  expect(interfaceOf(loneField(integerField('author', { foreignTable: 'authors', interface: null })))).toBe(
    'select-dropdown-m2o',
  );
  expect(interfaceOf(loneField(stringField('language', { special: ['m2o'], interface: null })))).toBe(
    'select-dropdown-m2o',
  );
});

test('interfaceOf gives other fields the default of their type, and none where no interface fits', () => {
  expect(interfaceOf(loneField(integerField('words', { interface: null })))).toBe('input');
  expect(interfaceOf(loneField(columnField('shape', 'binary', {})))).toBeNull();
  expect(interfaceOf(loneField(aliasField('links', { special: ['m2o'] })))).toBeNull();
});

test.each([
  ['system-token', 'token'],
  ['system-folder', 'select-dropdown-m2o'],
  ['input-translated-string', 'input'],
  ['system-input-translated-string', 'input'],
  ['constructor', 'constructor'],
  ['input-block-editor', 'input-block-editor'],
])('the interface %s of later servers is %s', (id, expected) => {
  expect(interfaceOf(loneField(stringField('name', { interface: id })))).toBe(expected);
});
