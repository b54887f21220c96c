import { nameError } from './name-error';

test.each([
  [' ', 'folder_name_missing', undefined],
  ['Winter', undefined, undefined],
  ['😀'.repeat(255), undefined, undefined],
  [` ${'x'.repeat(257)} `, 'validation_too_long', { count: 2, limit: 255 }],
])('the error of the name %j', (name, key, parameters) => {
  const error = nameError(name, 'folder_name_missing');
  expect([error?.key, error?.parameters]).toEqual([key, parameters]);
});
