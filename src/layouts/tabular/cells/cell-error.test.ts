import { apiFailure, networkFailure } from '../../../kernel';
import { cellError } from './cell-error';

test.each([
  ['Spring', 'Spring'],
  [0, '0'],
  [null, '—'],
])('a conflict names the value on the server: %j', (theirs, shown) => {
  expect(cellError({ kind: 'changed-since', theirs: { title: theirs } }, 'title')).toEqual([
    { key: 'cell_changed_since', parameters: { theirs: shown } },
  ]);
});

test('returns the errors of the field when the server names some, else the title of the failure', () => {
  const unique = { field: 'title', code: 'RECORD_NOT_UNIQUE', type: null, details: {} };
  expect(
    cellError(apiFailure(400, 'FAILED_VALIDATION', 'No', [unique, { ...unique, field: 'other' }]), 'title'),
  ).toEqual([{ key: 'validation_unique' }]);
  expect(cellError(apiFailure(403, 'FORBIDDEN', 'No', [{ ...unique, field: 'other' }]), 'title')).toEqual([
    { key: 'error_forbidden' },
  ]);
  expect(cellError(networkFailure('GET /items/articles/1', false), 'title')).toEqual([{ key: 'error_unreachable' }]);
});
