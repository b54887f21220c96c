import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { right } from 'fp-ts/Either';
import { NEVER, of } from 'rxjs';
import { BookmarkPermissions, PresetsStore, type CollectionView } from '../../../application/presets';
import { bookmarkPermissionsOf } from '../../../application/presets/bookmark-permissions.fixtures';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { emptyView, viewMembers, type Preset, type PresetDraft } from '../../../domain/presets';
import { fail, networkFailure, succeed } from '../../../kernel';
import { Registries, Registry, type Services, ServicesProvider, Translator } from '../../../kit';
import { missingModule } from '../../missing';
import type { PresetsGateway } from '../../../ports/gateways/presets-gateway';
import { NewBookmarkDialog } from './new-bookmark-dialog';
import { RenameBookmarkDialog } from './bookmark-dialogs';
import { Notifications } from '../../../application/notifications';
import { AccessStore, RolesStore } from '../../../application/access';

const bookmark: Preset = {
  ...viewMembers(emptyView),
  id: 1,
  bookmark: 'Mine',
  user: 'u',
  role: null,
  collection: 'articles',
};

const begin = (admin: boolean, reachable = true) => {
  const sent: Partial<PresetDraft>[] = [];
  const answer = (draft: Partial<PresetDraft>) => {
    sent.push(draft);
    return reachable ? succeed({ ...bookmark, ...draft, id: 2 }) : fail(networkFailure('POST /presets', true));
  };
  const gateway = {
    listMine: () => of(right([])),
    keepMine: () => undefined,
    create: answer,
    update: (_id: number, draft: Partial<PresetDraft>) => answer(draft),
  };
  const tabs = { messages$: NEVER, broadcast: () => undefined, withLock: () => NEVER };
  const presets = new PresetsStore(gateway as unknown as PresetsGateway, tabs, NEVER, { show: () => undefined });
  const user = testUser(admin);
  presets.begin(user);
  presets.load().subscribe();
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [PresetsStore, presets],
    [BookmarkPermissions, bookmarkPermissionsOf(user)],
    [Registries, { modules: new Registry(missingModule, []) }],
    [Notifications, { showNamed: () => 1 }],
    [AccessStore, { access$: of({ user, permissions: [] }) }],
    [RolesStore, { roles$: of([{ id: 'editors', name: 'Editors', icon: null, description: null }]) }],
  ]);
  const provided = { get: (token: unknown) => services.get(token) } as Services;
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
    <ServicesProvider services={provided}>{children}</ServicesProvider>
  );
  const view = { ref: { collection: 'articles', bookmark: null }, view: emptyView } as unknown as CollectionView;
  return { sent, wrapper, view };
};

test('requires a name and saves on Enter', async () => {
  const { sent, wrapper, view } = begin(false);
  const open = jest.fn();
  render(<NewBookmarkDialog view={view} onClose={jest.fn()} onOpen={open} />, { wrapper });
  const name = screen.getByRole('textbox', { name: 'bookmark_name' });
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.keyboard('  {Enter}');
  expect(sent).toEqual([]);
  expect(screen.getByRole('button', { name: 'save' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('Ferries{Enter}');
  expect(sent).toMatchObject([{ bookmark: 'Ferries', user: 'u', role: null }]);
  expect(open).toHaveBeenCalledWith('/collections/articles?bookmark=2');
});

test('shows sharing options as disabled, with the reason, without permission', () => {
  const { wrapper, view } = begin(false);
  render(<NewBookmarkDialog view={view} onClose={jest.fn()} onOpen={jest.fn()} />, { wrapper });
  expect(screen.getByRole('radio', { name: 'bookmark_for_me' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'bookmark_for_role' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'bookmark_for_all' })).toBeDisabled();
  expect(screen.getByText('bookmark_share_denied')).toBeInTheDocument();
});

test('lets an administrator share with a role', async () => {
  const { sent, wrapper, view } = begin(true);
  render(<NewBookmarkDialog view={view} onClose={jest.fn()} onOpen={jest.fn()} />, { wrapper });
  await userEvent.type(screen.getByRole('textbox', { name: 'bookmark_name' }), 'Ferries');
  await userEvent.click(screen.getByRole('radio', { name: 'bookmark_for_role' }));
  expect(screen.getByText('bookmark_shared_note')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'bookmark_role' })).toHaveDisplayValue('Editors');
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(sent).toMatchObject([{ user: null, role: 'editors' }]);
});

test('keeps the input and shows the failure when saving fails', async () => {
  const { sent, wrapper, view } = begin(true, false);
  const open = jest.fn();
  render(<NewBookmarkDialog view={view} onClose={jest.fn()} onOpen={open} />, { wrapper });
  await userEvent.type(screen.getByRole('textbox', { name: 'bookmark_name' }), 'Ferries{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('advice_no_answer');
  expect(screen.getByRole('textbox', { name: 'bookmark_name' })).toHaveValue('Ferries');
  await userEvent.click(screen.getByRole('button', { name: 'save' }));
  expect([sent.length, open.mock.calls.length]).toEqual([2, 0]);
});

test('saves a new name and sends nothing for the same name', async () => {
  const { sent, wrapper } = begin(false);
  const close = jest.fn();
  render(<RenameBookmarkDialog bookmark={bookmark} onClose={close} />, { wrapper });
  const name = screen.getByRole('textbox', { name: 'bookmark_name' });
  await userEvent.type(name, '{Enter}');
  expect([sent.length, close.mock.calls.length]).toEqual([0, 1]);
  await userEvent.type(name, ' and yours{Enter}');
  expect([sent, close.mock.calls.length]).toEqual([[{ bookmark: 'Mine and yours' }], 2]);
});

test('keeps what is typed when the bookmark is read again', async () => {
  const { wrapper } = begin(false);
  const { rerender } = render(<RenameBookmarkDialog bookmark={bookmark} onClose={jest.fn()} />, { wrapper });
  await userEvent.type(screen.getByRole('textbox', { name: 'bookmark_name' }), ' and yours');
  rerender(<RenameBookmarkDialog bookmark={{ ...bookmark, search: 'ferries' }} onClose={jest.fn()} />);
  expect(screen.getByRole('textbox', { name: 'bookmark_name' })).toHaveValue('Mine and yours');
});

test('a name that is too long is kept, and not saved', async () => {
  const { sent, wrapper, view } = begin(false);
  render(<NewBookmarkDialog view={view} onClose={jest.fn()} onOpen={jest.fn()} />, { wrapper });
  const name = screen.getByRole('textbox', { name: 'bookmark_name' });
  await userEvent.click(name);
  const longest = '😀'.repeat(255);
  await userEvent.paste(`${longest}!`);
  expect(name).toHaveValue(`${longest}!`);
  expect(name).toHaveAccessibleDescription('validation_too_long');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(sent).toMatchObject([{ bookmark: longest }]);
});
