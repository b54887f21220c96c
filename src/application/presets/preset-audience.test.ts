import { left } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import type { Item } from '../../domain/items';
import { apiFailure, type Failure, currentValue, succeed, valueOf } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import { type EditedPreset, PresetAudience } from './preset-audience';

const ROWS: readonly Item[] = [
  { id: 1, user: null, role: null },
  { id: 2, user: null, role: { id: 'editors', name: 'Editor' } },
  { id: 3, user: { id: 'clara', role: 'editors', first_name: 'Clara', last_name: 'Berg', email: null }, role: null },
  { id: 4, user: { id: 'otto', role: null, first_name: null, last_name: null, email: 'otto@example.com' }, role: null },
];

const open = (first: Partial<EditedPreset>, refused: { readonly users?: Failure; readonly list?: Failure } = {}) => {
  const requests: string[] = [];
  const state = { refused };
  const preset$ = new BehaviorSubject<EditedPreset | null>({
    id: null,
    collection: 'articles',
    scope: { kind: 'all' },
    isBookmark: false,
    ...first,
  });
  const items = {
    list: (collection: string) => {
      requests.push(`list ${collection}`);
      if (state.refused.list !== undefined) return of(left(state.refused.list));
      return succeed(collection === 'directus_users' ? [{ role: 'editors' }] : ROWS);
    },
    count: (collection: string, query: object) => {
      requests.push(`count ${collection} ${JSON.stringify(query)}`);
      return state.refused.users === undefined
        ? succeed({ total_count: 9, filter_count: 2 })
        : of(left(state.refused.users));
    },
  } as unknown as ItemsGateway;
  const audience = new PresetAudience(items, preset$);
  const known = () => valueOf(currentValue(audience.audience$));
  return {
    state,
    requests,
    preset$,
    audience,
    known,
    competing: () =>
      known()?.competing.map(({ other, precedence }) => `${precedence} ${other.id} ${other.name ?? '–'}`),
  };
};

const EDITORS = { id: 2, scope: { kind: 'role', id: 'editors' } } as const;

test('the default of a role counts over the one for everyone, and not for its users with an own one', () => {
  const { requests, known, competing } = open(EDITORS);
  expect(competing()).toEqual(['loses 3 Clara Berg', 'wins 1 –']);
  expect(known()?.users).toBe(2);
  expect(requests).toEqual(['list directus_presets', 'count directus_users {"filter":{"role":{"_eq":"editors"}}}']);
});

test('the role of a chosen user decides about the default of the role', () => {
  const { requests, competing } = open({ scope: { kind: 'user', id: 'nina' } });
  expect(competing()).toEqual(['wins 1 –', 'wins 2 Editor']);
  expect(requests).toEqual(['list directus_presets', 'list directus_users']);
});

test('follows unsaved edits, and asks again only if the audience has changed', () => {
  const { requests, preset$, competing } = open({ id: 1 });
  expect(competing()).toEqual(['loses 2 Editor', 'loses 3 Clara Berg', 'loses 4 otto@example.com']);
  const sent = requests.length;
  preset$.next({ ...preset$.value! });
  expect(requests).toHaveLength(sent);
  preset$.next({ ...preset$.value!, scope: { kind: 'role', id: 'editors' } });
  expect(competing()).toEqual(['undecided 2 Editor', 'loses 3 Clara Berg']);
});

test('a new default for the same users is not decided', () => {
  expect(open({ ...EDITORS, id: null }).competing()?.[0]).toBe('undecided 2 Editor');
});

test('bookmarks do not compete', () => {
  const { requests, known } = open({ ...EDITORS, isBookmark: true });
  expect(known()).toMatchObject({ users: 2, competing: [] });
  expect(requests).toHaveLength(1);
});

test('a refusal to count leaves the number unknown; presets that are not read are a failure, and read again', () => {
  const failure = apiFailure(403, 'FORBIDDEN', '');
  expect(open(EDITORS, { users: failure }).known()).toMatchObject({ users: null });
  const { state, audience, competing } = open(EDITORS, { list: failure });
  expect(currentValue(audience.audience$).kind).toBe('failed');
  state.refused = {};
  audience.reload();
  expect(competing()).toHaveLength(2);
});
