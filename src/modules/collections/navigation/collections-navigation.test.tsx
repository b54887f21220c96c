import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { of } from 'rxjs';
import { collection, world } from '../../../../fixtures/builders';
import { someone } from '../../../domain/permissions/someone.fixtures';
import { emptyView, viewMembers, type Preset } from '../../../domain/presets';
import { schemaOf } from '../../../domain/schema';
import { AccessService, LanguageService, PresetsService, RolesService, SchemaService, ServicesProvider, type Services } from '../../../kit';
import { CollectionsNavigation } from './collections-navigation';

const model = world('sample', [collection('articles', {}, []), collection('tags', {}, []), collection('links', { hidden: true }, [])]);
const preset = (id: number, choices: Partial<Preset>): Preset => ({
  ...viewMembers(emptyView), id, bookmark: null, user: null, role: null, collection: 'articles', ...choices,
});
const bookmarks = [preset(1, { bookmark: '<b>Ours</b>' }), preset(2, { bookmark: 'Mine', user: 'u' }), preset(3, { bookmark: 'Editors', role: 'r' })];

const show = (address: string, { collections = true, admin = false, presets = bookmarks } = {}) => {
  const services = new Map<unknown, unknown>([
    [LanguageService, { locale$: of({ code: 'en-US' }), translate: (key: string, said: object = {}) => `${key} ${Object.values(said).join(' ')}`.trim() }],
    [SchemaService, { schema$: of(schemaOf(collections ? model.collections : [], [], [])) }],
    [AccessService, { access$: of({ user: someone(admin), permissions: [] }) }],
    [PresetsService, { presets$: of(presets), viewer: { user: 'u', role: 'r' } }],
    [RolesService, { roles$: of([{ id: 'r', name: 'Editors' }]) }],
  ]);
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/collections/:collection" element={<CollectionsNavigation />} />
          <Route path="*" element={<CollectionsNavigation />} />
        </Routes>
      </MemoryRouter>
    </ServicesProvider>,
  );
};

test('bookmarks stand below the collections, and say whom they are shared with', () => {
  show('/collections/articles?bookmark=2');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Articles', 'Tags', 'Mine', 'Editorsbookmark_shared_role Editors', '<b>Ours</b>bookmark_shared_all']);
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Articles' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/collections/articles?bookmark=2');
});

test('a right click, and the button for it, show the hidden collections and hide them again', async () => {
  show('/collections/tags');
  await act(async () => {
    fireEvent.contextMenu(screen.getByRole('link', { name: 'Tags' }));
    await import('../bookmarking');
  });
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'hidden_collections_show' }));
  expect(screen.getByRole('list', { name: 'hidden_collections' })).toHaveTextContent('Links');
  await userEvent.click(screen.getByRole('button', { name: 'navigation_menu' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'hidden_collections_show' }));
  expect(screen.queryByRole('list', { name: 'hidden_collections' })).toBeNull();
});

test('who does not own a bookmark sees why they cannot change it', async () => {
  show('/collections/tags');
  await userEvent.click(screen.getByRole('button', { name: 'bookmark_actions <b>Ours</b>' }));
  expect(await screen.findByRole('menuitem', { name: 'bookmark_rename' })).toHaveAccessibleDescription('bookmark_not_yours');
});

test.each([
  [true, 'collections_empty_admin', ['/settings/data-model/+']],
  [false, 'collections_empty_member', []],
])('nothing to go to: administrator %p', (admin, text, links) => {
  show('/collections', { collections: false, admin, presets: [] });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});
