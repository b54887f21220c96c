import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { ClipboardWriter } from '../../../application/clipboard';
import type { Notifications } from '../../../application/notifications';
import { BookmarkPermissions, type CollectionView } from '../../../application/presets';
import { bookmarkPermissionsOf } from '../../../application/presets/bookmark-permissions.fixtures';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { emptyView } from '../../../domain/presets';
import { succeed } from '../../../kernel';
import {
  collectionPath,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
  Translator,
  useViewModel,
} from '../../../kit';
import { missingModule } from '../../missing';
import { bookmarkActionsViewModel } from './bookmark-actions';
import { BookmarkMenu } from './bookmark-menu';
import { useViewLink } from '../../../parts/lists/list-page';

const shown = { ...emptyView, search: 'ferry' };
const view = {
  ref: { collection: 'articles', bookmark: 7 },
  view: shown,
  view$: of(shown),
  state$: of({ bookmark: null, missing: false, changes: [], saved: emptyView }),
} as unknown as CollectionView;

const Menu = () => {
  const actions = useViewModel(bookmarkActionsViewModel, view, useViewLink(view, collectionPath(view.ref.collection)));
  const [anchor, open] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => open(currentTarget)}>
        open
      </button>
      <BookmarkMenu view={view} actions={actions} anchor={anchor} label="menu" onCloseMenu={() => open(null)} />
    </>
  );
};

const begin = async (copies: boolean) => {
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    return succeed(copies);
  };
  const copy = new ClipboardWriter({ write }, { show: () => undefined } as unknown as Notifications);
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [BookmarkPermissions, bookmarkPermissionsOf(testUser(false))],
    [Registries, { modules: new Registry(missingModule, []) }],
    [ClipboardWriter, copy],
  ]);
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <MemoryRouter>
        <Menu />
      </MemoryRouter>
    </ServicesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'copy_view_link' }));
  return written;
};

const ADDRESS = 'http://localhost/collections/articles?bookmark=7&filters=%5B%5D&search=ferry';

test('copies a link to the current view with bookmark and search', async () => {
  expect(await begin(true)).toEqual([ADDRESS]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the link when the clipboard is denied', async () => {
  await begin(false);
  const dialog = await screen.findByRole('dialog', { name: 'copy_view_link' });
  expect(within(dialog).getByRole('textbox', { name: /^view_link/ })).toHaveValue(ADDRESS);
  await userEvent.click(within(dialog).getByRole('button', { name: 'done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
