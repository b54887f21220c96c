import fc from 'fast-check';
import {
  checkedPaths,
  explainAccess,
  type ExplainedAction,
  type Permission,
  wholeValues,
} from '../../../../domain/permissions';
import { schemaOf } from '../../../../domain/schema';
import type { Item } from '../../../../domain/items';
import { admin, editor, errorOf, library, libraryPlatform, NOON } from '../../../testing/library';
import type { JsonObject } from '../../../../kernel';

const BOOKS = 'books';
const { collections, fields, relations } = library();
const schema = schemaOf(collections, fields, relations);

const condition: fc.Arbitrary<JsonObject> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('_eq', '_neq', '_in', '_nin', '_contains', '_ncontains', '_starts_with', '_nends_with'),
      fc.constantFrom('draft', 'published', 'a', 'd'),
    )
    .map(([operator, value]) => ({ status: { [operator]: value } })),
  fc
    .tuple(fc.constantFrom('_gt', '_gte', '_lt', '_lte', '_eq', '_neq'), fc.constantFrom(1, 5, 10, 11))
    .map(([operator, value]) => ({ pages: { [operator]: value } })),
  fc.tuple(fc.constantFrom('_between', '_nbetween'), fc.constantFrom([1, 9], [5, 10])).map(([operator, bounds]) => ({
    pages: { [operator]: bounds },
  })),
  fc
    .tuple(fc.constantFrom('slug', 'writer', 'title'), fc.constantFrom('_null', '_nnull', '_empty', '_nempty'))
    .map(([field, operator]) => ({ [field]: { [operator]: true } })),
  fc.constantFrom<JsonObject>(
    { writer: { name: { _eq: 'Ann' } } },
    { writer: { name: { _null: true } } },
    { writer: { books: { title: { _contains: 'a' } } } },
    { writer: { _in: [1, 2] } },
    { token: { _eq: '$CURRENT_USER' } },
    { printed: { _lt: '$NOW' } },
    { code: { _eq: 'secret' } },
  ),
);

const { filter } = fc.letrec<{ filter: JsonObject }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    condition,
    fc
      .tuple(fc.constantFrom('_and', '_or'), fc.array(tie('filter'), { minLength: 1, maxLength: 3 }))
      .map(([join, parts]) => ({ [join]: parts })),
  ),
}));

const permissions = fc
  .array(
    fc.record({
      action: fc.constantFrom('read', 'update', 'delete'),
      permissions: fc.option(filter, { freq: 4 }),
      fields: fc.constantFrom(['*'], ['id', 'status', 'pages']),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((rules) =>
    rules.map((rule) => ({ ...rule, collection: BOOKS, role: editor.role, validation: null, presets: null })),
  );

/** A platform on which the editor has these permissions for books alone. */
const platformWith = (rules: readonly object[]) => {
  const platform = libraryPlatform();
  const table = platform.items('directus_permissions', admin);
  table.remove(table.keysOf({ filter: { role: { _eq: editor.role } }, limit: -1 }));
  table.create(rules as readonly Item[]);
  const stored = table.list({ filter: { role: { _eq: editor.role } }, limit: -1 }) as unknown as readonly Permission[];
  return { platform, stored: stored.map(({ id, role, ...rest }) => ({ ...rest, id, role: role ?? null })) };
};

const verdictOf = (actions: readonly ExplainedAction[], action: string) =>
  actions.find((each) => each.action === action)?.verdict;

const question = (stored: readonly Permission[], item: Item | null) => ({
  schema,
  role: { id: editor.role, admin: false, app: true },
  permissions: stored,
  user: editor.user,
  collection: BOOKS,
  item,
  now: NOON,
});

test('the twin answers a user of the role exactly as explained, for random permissions and every item', () => {
  fc.assert(
    fc.property(permissions, (rules) => {
      const { platform, stored } = platformWith(rules);
      const paths = checkedPaths(schema, BOOKS, explainAccess(question(stored, null)));
      for (const id of [1, 2, 3, 4, 5]) {
        const item = wholeValues(platform.items(BOOKS, admin).read(id, { fields: ['id', ...paths] }));
        const actions = explainAccess(question(stored, item));
        const calls = {
          read: () => platform.items(BOOKS, editor).read(id, { fields: ['id'] }),
          update: () => platform.items(BOOKS, editor).update([id], { pages: 77 }),
          delete: () => platform.items(BOOKS, editor).remove([id]),
        };
        for (const [action, call] of Object.entries(calls)) {
          const answer = errorOf(call);
          const explained = verdictOf(actions, action);
          if (explained !== 'depends')
            expect([action, id, answer.startsWith('accepted')]).toEqual([action, id, explained === 'allowed']);
          if (!answer.startsWith('accepted')) expect(answer).toMatch(/^403 FORBIDDEN/);
          // Undone, so that the next call finds the same item.
          if (answer === 'accepted' && action === 'update')
            platform.items(BOOKS, admin).update([id], { pages: [1, 5, 10, null, 100][id - 1] ?? null });
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('most verdicts are known: only rules about masked values are not', () => {
  const { stored } = platformWith([
    { role: editor.role, collection: BOOKS, action: 'read', fields: ['*'], permissions: { code: { _eq: 'x' } } },
  ]);
  expect(checkedPaths(schema, BOOKS, explainAccess(question(stored, null)))).toEqual([]);
  expect(verdictOf(explainAccess(question(stored, { id: 1 })), 'read')).toBe('depends');
});
