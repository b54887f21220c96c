import { left, right } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import type { GatedWrite, ItemEditing } from '../../application/item-editing';
import type { Item, PlannedWrite, SaveTarget } from '../../domain/items';
import type { Settings } from '../../domain/settings';
import type { AccountRisk } from '../../domain/users';
import { apiFailure, type FieldError } from '../../kernel';
import { UserWrites, type UserQuestion } from './user-writes';

const EXISTING: SaveTarget = { kind: 'existing', collection: 'directus_users', key: 'u' };

interface World {
  readonly risks?: readonly AccountRisk[];
  readonly files?: readonly Item[] | null;
  readonly target?: SaveTarget;
  readonly values?: Item;
}

const setUp = ({ risks = [], files = [], target = EXISTING, values = {} }: World = {}) => {
  const checked: (readonly [readonly unknown[], PlannedWrite])[] = [];
  const requests: unknown[] = [];
  const errors: (readonly FieldError[])[] = [];
  const items = {
    list: (collection: string, { filter }: { readonly filter?: unknown }) => {
      requests.push([collection, filter]);
      return of(files === null ? left(apiFailure(403, 'FORBIDDEN', '')) : right(files));
    },
  };
  const riskCheck = {
    risksOf: (keys: readonly unknown[], write: PlannedWrite) => (checked.push([keys, write]), of(risks)),
  };
  const settings$ = new BehaviorSubject({ auth_password_policy: '/^.{8,}$/' } as Settings);
  const writes = new UserWrites(items, riskCheck, { settings$ });
  const editing = {
    target,
    serverItem: { id: 'u', status: 'active', ...values },
    form: { values, setErrors: (found: readonly FieldError[]) => void errors.push(found) },
  } as unknown as ItemEditing;
  const questions: (UserQuestion | null)[] = [];
  writes.question$.subscribe((question) => questions.push(question));
  const outcomes: boolean[] = [];
  const send = (write: GatedWrite) => writes.gate(write, editing).subscribe((passes) => outcomes.push(passes));
  return { writes, send, checked, requests, errors, questions, outcomes };
};

const save = (edits: Item): GatedWrite => ({ operation: 'save', edits });
const DELETE: GatedWrite = { operation: 'delete', edits: {} };

test('a save without risks is sent at once', () => {
  const { send, checked, outcomes, questions } = setUp();
  send(save({ title: 'Editor' }));
  expect(outcomes).toEqual([true]);
  expect(checked).toEqual([[['u'], { kind: 'edit', edits: { title: 'Editor' } }]]);
  expect(questions).toEqual([null]);
});

test('a save with risks is sent only after a confirmation', () => {
  const { writes, send, outcomes, questions } = setUp({ risks: ['risk_own_role'] });
  send(save({ role: 'editors' }));
  expect([outcomes, questions.at(-1)]).toEqual([[], { kind: 'save', risks: ['risk_own_role'] }]);
  writes.answer(false);
  expect([outcomes, questions.at(-1)]).toEqual([[false], null]);
  send(save({ role: 'editors' }));
  writes.answer(true);
  expect(outcomes).toEqual([false, true]);
});

test.each([
  ['archived', 'archive'],
  ['draft', 'unarchive'],
])('the status %j by the archive action asks %j first', (status, kind) => {
  const { writes, send, outcomes, questions } = setUp();
  send({ operation: 'archive', edits: { status } });
  expect([outcomes, questions.at(-1)]).toEqual([[], { kind, risks: [] }]);
  writes.answer(true);
  expect(outcomes).toEqual([true]);
});

test('a deletion asks first, with its risks', () => {
  const { writes, send, checked, requests, outcomes, questions } = setUp({ risks: ['risk_own_delete'] });
  send(DELETE);
  expect(checked).toEqual([[['u'], { kind: 'delete' }]]);
  expect(requests).toEqual([
    ['directus_files', { _or: [{ uploaded_by: { _eq: 'u' } }, { modified_by: { _eq: 'u' } }] }],
  ]);
  expect(questions.at(-1)).toEqual({ kind: 'delete', risks: ['risk_own_delete'] });
  writes.answer(true);
  expect(outcomes).toEqual([true]);
});

test('a user with files cannot be deleted, but archived, unless archived already', () => {
  const withFiles = setUp({ files: [{ id: 'f' }] });
  withFiles.send(DELETE);
  expect(withFiles.questions.at(-1)).toEqual({ kind: 'has-files', canArchive: true });
  withFiles.writes.answer(false);
  expect(withFiles.outcomes).toEqual([false]);
  const archived = setUp({ files: [{ id: 'f' }], values: { status: 'archived' } });
  archived.send(DELETE);
  expect(archived.questions.at(-1)).toEqual({ kind: 'has-files', canArchive: false });
});

test('files that may not be read do not keep the user from asking the server', () => {
  const { send, questions } = setUp({ files: null });
  send(DELETE);
  expect(questions.at(-1)).toEqual({ kind: 'delete', risks: [] });
});

test.each<[Item, readonly string[]]>([
  [{ email: 'a@example.com', password: 'long enough' }, []],
  [{ email: 'a@example.com' }, []],
  [{ email: '' }, ['email required']],
  [{ password: 'short' }, ['email required', 'password regex']],
])('a new user with %j has the errors %j', (values, expected) => {
  const { writes, send, errors, outcomes, checked } = setUp({
    target: { kind: 'new', collection: 'directus_users' },
    values,
  });
  send(save(values));
  expect(errors.at(-1)?.map(({ field, type }) => `${field} ${String(type)}`)).toEqual(expected);
  expect(outcomes).toEqual([expected.length === 0]);
  expect(checked).toEqual([]);
  writes.dispose();
});
