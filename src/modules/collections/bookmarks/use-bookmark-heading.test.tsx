import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { AccessStore, RolesStore } from '../../../application/access';
import { PageActions } from '../../../application/actions';
import type { ListSession } from '../../../application/browse';
import { now } from '../../../application/browse/selection/selection.fixtures';
import { ClipboardWriter } from '../../../application/clipboard';
import { Notifications } from '../../../application/notifications';
import { BookmarkPermissions, PresetsStore } from '../../../application/presets';
import { bookmarkPermissionsOf } from '../../../application/presets/bookmark-permissions.fixtures';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { emptyView } from '../../../domain/presets';
import { Registries, Registry, type Services, ServicesProvider, Translator } from '../../../kit';
import { missingModule } from '../../missing';
import { useBookmarkHeading } from './use-bookmark-heading';

const state$ = new BehaviorSubject({ bookmark: null, missing: false, changes: [], saved: emptyView });
const browse = {
  view: { ref: { collection: 'articles', bookmark: null }, view: emptyView, view$: of(emptyView), state$ },
} as unknown as ListSession;

const Heading = () => useBookmarkHeading(browse, { collection: 'articles', name: 'Articles', icon: 'box' }).menu;

const show = () => {
  const registry = new PageActions();
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [Registries, { modules: new Registry(missingModule, []) }],
    [PageActions, registry],
    [PresetsStore, { presets$: of([]), viewer: { user: 'ines' } }],
    [BookmarkPermissions, bookmarkPermissionsOf(testUser(false))],
    [ClipboardWriter, { deniedLink$: of(null) }],
    [Notifications, {}],
    [AccessStore, { access$: of({ user: testUser(false), permissions: [] }) }],
    [RolesStore, { roles$: of([]) }],
  ]);
  const { unmount } = render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <MemoryRouter>
        <Heading />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return { registered: () => now(registry.of$('page')), unmount };
};

test('registers the actions of the menu, and opens their dialogs without the menu', async () => {
  const { registered, unmount } = show();
  expect(registered().map(({ id }) => id)).toEqual(['new-bookmark', 'copy-view-link', 'reset-view']);
  act(() => registered()[0]?.execute?.());
  expect(await screen.findByRole('dialog', { name: 'bookmark_new_title' }, { timeout: 10_000 })).toBeInTheDocument();
  unmount();
  expect(registered()).toEqual([]);
});
