import { actionLabel, otherRevisionCount, REVISION_LIMIT, type Revision } from './revision';

const revision = (action: string | null, delta: Revision['delta']): Revision => ({
  id: 1,
  collection: 'notes',
  item: '7',
  data: null,
  delta,
  activity:
    action === null ? null : { action, timestamp: '2026-01-01T00:00:00', user: null, ip: null, user_agent: null },
});

test('labels a revision and does not count audit fields', () => {
  const label = (action: string | null, delta: Revision['delta']) =>
    actionLabel(revision(action, delta), new Set(['changed']));
  expect(label('create', { a: 1 })).toEqual({ kind: 'create' });
  expect(label('update', { a: 1, b: 2, changed: 3 })).toEqual({ kind: 'update', count: 2 });
  expect(label('update', null)).toEqual({ kind: 'update', count: 0 });
  expect(label('delete', null)).toEqual({ kind: 'delete' });
  expect(label('revert', {})).toEqual({ kind: 'revert' });
  expect(label('upload', {})).toEqual({ kind: 'other' });
  expect(label(null, {})).toEqual({ kind: 'other' });
});

test('counts the revisions beyond the first hundred', () => {
  expect([0, REVISION_LIMIT, 101, 250].map(otherRevisionCount)).toEqual([null, null, 0, 149]);
});
