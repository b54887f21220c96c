import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { collection, world } from '../../../../fixtures/builders';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { emptyView, viewMembers, type Preset } from '../../../domain/presets';
import { FLAT_NAVIGATION, schemaOf, type SchemaNavigation } from '../../../domain/schema';
import { succeed } from '../../../kernel';
import { Registries, Registry, type Services, ServicesProvider, Translator } from '../../../kit';
import { missingModule } from '../../missing';
import { CollectionsNavigation } from './collections-navigation';
import { SchemaStore } from '../../../application/data-model';
import { ListFactory } from '../../../application/browse';
import { AccessStore, RolesStore } from '../../../application/access';
import { BookmarkPermissions, PresetsStore } from '../../../application/presets';
import { bookmarkPermissionsOf } from '../../../application/presets/bookmark-permissions.fixtures';
import { DevicePreferences } from '../../../application/settings';
import { Notifications } from '../../../application/notifications';

const model = world('sample', [
  collection('articles', {}, []),
  collection('tags', {}, []),
  collection('welcome', { singleton: true }, []),
  collection('links', { hidden: true }, []),
]);
const preset = (id: number, choices: Partial<Preset>): Preset => ({
  ...viewMembers(emptyView),
  id,
  bookmark: null,
  user: null,
  role: null,
  collection: 'articles',
  ...choices,
});
const bookmarks = [
  preset(1, { bookmark: '<b>Ours</b>' }),
  preset(2, { bookmark: 'Mine', user: 'u' }),
  preset(3, { bookmark: 'Editors', role: 'r' }),
];

const prepared: unknown[] = [];

const stored = new Map<string, string>();
const preferences = {
  read: (key: string) => stored.get(key) ?? null,
  write: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => stored.clear());

const show = (
  address: string,
  { collections = true, admin = false, presets = bookmarks, navigation = FLAT_NAVIGATION } = {},
) => {
  const presets$ = new BehaviorSubject<readonly Preset[]>(presets);
  const remove = (deleted: number) => {
    presets$.next(presets$.value.filter(({ id }) => id !== deleted));
    return succeed(undefined);
  };
  const schema = schemaOf(collections ? model.collections : [], [], [], navigation);
  const services = new Map<unknown, unknown>([
    [
      Translator,
      {
        locale$: of({ code: 'en-US' }),
        translate: (key: string, said: object = {}) => `${key} ${Object.values(said).join(' ')}`.trim(),
      },
    ],
    [SchemaStore, { schema, schema$: of(schema) }],
    [ListFactory, { prefetch: (ref: unknown) => prepared.push(ref) }],
    [
      Registries,
      {
        layouts: null,
        displays: null,
        modules: new Registry(missingModule, []),
      },
    ],
    [AccessStore, { access$: of({ user: testUser(admin), permissions: [] }) }],
    [PresetsStore, { presets$, viewer: { user: 'u', role: 'r' }, remove }],
    [BookmarkPermissions, bookmarkPermissionsOf(testUser(admin))],
    [Notifications, { showNamed: () => 1 }],
    [DevicePreferences, new DevicePreferences({ ...preferences, remove: () => undefined })],
    [RolesStore, { roles$: of([{ id: 'r', name: 'Editors' }]) }],
  ]);
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <MemoryRouter initialEntries={[address]}>
        <CollectionsNavigation />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return presets$;
};

test('lists bookmarks below the collections with their scope', () => {
  show('/collections/articles?bookmark=2');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([
    'Articles',
    'Tags',
    'Welcome',
    'Mine',
    'Editorsbookmark_shared_role Editors',
    '<b>Ours</b>bookmark_shared_all',
  ]);
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Articles' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/collections/articles?bookmark=2');
});

test('marks the open list as current page, and as current while an item of it is open', () => {
  show('/collections/tags');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Tags');
  cleanup();
  show('/collections/tags/7');
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Tags');
});

test('toggles hidden collections by right click and by button', async () => {
  show('/collections/tags');
  await act(async () => {
    fireEvent.contextMenu(screen.getByRole('link', { name: 'Tags' }));
    await import('./navigation-menu');
  });
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'hidden_collections_show' }));
  expect(screen.getByRole('list', { name: 'hidden_collections' })).toHaveTextContent('Links');
  await userEvent.click(screen.getByRole('button', { name: 'hidden_collections_hide' }));
  expect(screen.queryByRole('list', { name: 'hidden_collections' })).toBeNull();
  expect(screen.getByRole('button', { name: 'hidden_collections_show' })).toHaveFocus();
});

test('has no entry for hidden collections in the menu of a bookmark', async () => {
  show('/collections/tags');
  await userEvent.click(screen.getByRole('button', { name: 'bookmark_actions Mine' }));
  await screen.findByRole('menuitem', { name: 'bookmark_rename' });
  expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
});

test('lists bookmarks of other roles in a closed group of their own, with their role', async () => {
  const others = [...bookmarks, preset(4, { bookmark: 'Drafts', role: 'guests' })];
  show('/collections/tags', { admin: true, presets: others });
  const group = screen.getByRole('button', { name: 'bookmarks_other_roles' });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(group);
  expect(screen.getByRole('list', { name: 'bookmarks_other_roles' })).toHaveTextContent(
    'Draftsbookmark_shared_role guests',
  );
  await userEvent.click(screen.getByRole('button', { name: 'bookmark_actions Drafts' }));
  expect(await screen.findByRole('menuitem', { name: 'bookmark_rename' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('opens the group of other roles for the open bookmark', () => {
  show('/collections/articles?bookmark=4', { presets: [preset(4, { bookmark: 'Drafts', role: 'guests' })] });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Drafts');
});

test('shows why a bookmark of another user cannot be changed', async () => {
  show('/collections/tags');
  await userEvent.click(screen.getByRole('button', { name: 'bookmark_actions <b>Ours</b>' }));
  expect(await screen.findByRole('menuitem', { name: 'bookmark_rename' })).toHaveAccessibleDescription(
    'bookmark_change_denied',
  );
});

test('moves the focus to the adjacent link after a deletion, and back after cancelling', async () => {
  const presets$ = show('/collections/tags');
  const actions = screen.getByRole('button', { name: 'bookmark_actions Mine' });
  await userEvent.click(actions);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'bookmark_delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'cancel' }));
  await waitFor(() => expect(actions).toHaveFocus());
  await userEvent.click(actions);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'bookmark_delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'bookmark_delete_do' }));
  expect(presets$.value.map(({ bookmark }) => bookmark)).toEqual(['<b>Ours</b>', 'Editors']);
  await waitFor(() => expect(screen.getByRole('link', { name: /^Editors/ })).toHaveFocus());
});

test('is empty without collections, which the overview says', () => {
  show('/collections', { collections: false, admin: true, presets: [] });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('collections_empty')).toBeNull();
});

test('prefetches a list on press, except the open one and singletons', () => {
  show('/collections/articles');
  prepared.length = 0;
  for (const name of ['Articles', 'Tags', 'Welcome', 'Mine']) fireEvent.mouseDown(screen.getByRole('link', { name }));
  expect(prepared).toEqual([
    { collection: 'tags', bookmark: null },
    { collection: 'articles', bookmark: 2 },
  ]);
});

const folders: SchemaNavigation = {
  folders: [
    { folder: 'writing', icon: 'edit', color: '#FF0000', hidden: false, translations: null },
    { folder: 'unused', icon: null, color: null, hidden: false, translations: null },
  ],
  places: new Map([
    ['writing', { group: null, sort: 1, collapse: 'closed' }],
    ['articles', { group: 'writing', sort: 1, collapse: 'open' }],
    ['tags', { group: 'articles', sort: null, collapse: 'open' }],
  ]),
};

test('shows folders as buttons that open and close, and remembers which are open', async () => {
  show('/collections/welcome', { navigation: folders, presets: [] });
  const folder = screen.getByRole('button', { name: 'Writing' });
  expect(folder).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Welcome']);
  expect(screen.queryByText('Unused')).toBeNull();
  await userEvent.click(folder);
  expect(screen.getByRole('list', { name: 'Writing' })).toContainElement(screen.getByRole('link', { name: 'Tags' }));
  await userEvent.click(screen.getByRole('button', { name: 'navigation_below Articles' }));
  expect(screen.queryByRole('link', { name: 'Tags' })).toBeNull();
  cleanup();
  show('/collections/welcome', { navigation: folders, presets: [] });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Articles', 'Welcome']);
});

test('opens the folder of the open collection', () => {
  show('/collections/tags', { navigation: folders, presets: [] });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Tags');
});
