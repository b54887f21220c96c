import { actionLabel, changedFields, otherRevisionCount, REVISION_LIMIT } from './revision';

test('labels a revision, an update with the number of changed fields if known', () => {
  const label = (action: string | null, changed: readonly string[] | null) =>
    actionLabel(
      { id: 1, activity: action === null ? null : { action, timestamp: '2026-01-01T00:00:00', user: null } },
      changed,
    );
  expect(label('create', ['a'])).toEqual({ kind: 'create' });
  expect(label('update', ['a', 'b'])).toEqual({ kind: 'update', count: 2 });
  expect(label('update', [])).toEqual({ kind: 'update', count: 0 });
  expect(label('update', null)).toEqual({ kind: 'update', count: null });
  expect(label('delete', null)).toEqual({ kind: 'delete' });
  expect(label('revert', [])).toEqual({ kind: 'revert' });
  expect(label('upload', [])).toEqual({ kind: 'other' });
  expect(label(null, [])).toEqual({ kind: 'other' });
});

test('the changed fields are those of the payload', () => {
  expect(changedFields({ delta: { a: 1, b: null } })).toEqual(['a', 'b']);
  expect(changedFields({ delta: null })).toEqual([]);
});

test('counts the revisions beyond the first hundred', () => {
  expect([0, REVISION_LIMIT, 101, 250].map(otherRevisionCount)).toEqual([null, null, 0, 149]);
});
