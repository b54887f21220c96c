import type { SaveResult } from '../../../src/application/item-editing';
import { SchemaStore } from '../../../src/application/schema';
import type { SaveTarget } from '../../../src/domain/items';
import { safeRedirect } from '../../../src/domain/session';
import type { CurrentUser } from '../../../src/domain/users';
import {
  collectionPath,
  itemPath,
  newItemPath,
  prefillFromState,
  type Services,
  type TextKey,
  withBookmark,
} from '../../../src/kit';
import { nextPage } from '../../../src/modules/collections/item/after-save.rules';
import { itemViewModel, type ItemViewModel } from '../../../src/modules/collections/item/item.view-model';
import { listPageViewModel, type ListPageViewModel } from '../../../src/modules/collections/list/list-page.view-model';
import { bookmarkFromUrl, type RouteTarget } from '../../../src/modules/collections/route-target.rules';
import { type UrlView, viewFromUrl, withoutView } from '../../../src/modules/collections/view-from-url.rules';
import {
  acceptInvitationViewModel,
  type FormSubmission,
  requestResetViewModel,
  resetPasswordViewModel,
} from '../../../src/shell/public/form-submission.view-model';
import { type SignInReason, signInReason } from '../../../src/shell/public/sign-in.rules';
import { type SignInViewModel, signInViewModel } from '../../../src/shell/public/sign-in.view-model';

/** What is open, with what stands behind it. */
export type MemoryPage =
  | { readonly kind: 'none' }
  | { readonly kind: 'list'; readonly view: ListPageViewModel; readonly borrowed: UrlView | null }
  | { readonly kind: 'item'; readonly view: ItemViewModel }
  | { readonly kind: 'sign-in'; readonly view: SignInViewModel; readonly reason: SignInReason | null }
  | { readonly kind: 'welcome'; readonly user: CurrentUser; readonly path: string }
  | { readonly kind: 'request'; readonly view: FormSubmission<string> }
  | {
      readonly kind: 'new-password';
      readonly view: FormSubmission<string>;
      readonly token: string;
      readonly success: TextKey;
    };

export const NO_PAGE: MemoryPage = { kind: 'none' };

/** Where a page goes by itself; `along` when the form that is open goes there, too. */
export type Navigate = (address: string, along?: boolean) => void;

const openItem = (
  services: Services,
  opened: SaveTarget,
  state: unknown,
  go: Navigate,
  bookmark: number | null,
): ItemViewModel => {
  const lead: Navigate = (address, along) => go(withBookmark(address, bookmark), along);
  const view = itemViewModel(services)(opened, prefillFromState(state));
  const { collection } = opened;
  const list = collectionPath(collection);
  let moved = false;
  const follow = (saved: SaveResult): void => {
    if (saved.concurrent !== null)
      view.notifyConcurrentChange({ who: 'somebody', when: 'meanwhile', fields: saved.concurrent.fields.join(', ') });
    const place = nextPage(opened.kind === 'new' && moved ? 'existing' : opened.kind, saved);
    if (place === 'start-over') view.editing.startOver();
    else if (place === 'list') lead(list);
    else if (place === 'new-item') lead(newItemPath(collection));
    else if (place === 'created-item') {
      moved = true;
      lead(itemPath(collection, saved.key ?? ''), true);
    }
  };
  view.save.saved$.subscribe(follow);
  view.checkServer.saved$.subscribe(follow);
  view.remove.deleted$.subscribe(() => lead(list));
  view.checkServer.deleted$.subscribe(() => lead(list));
  view.archive.done$.subscribe((way) => {
    if (way === 'unarchived') lead(list);
  });
  return view;
};

/** Stands in for the pages of content: what is open at a destination, null being the overview. `state` has come along with the address; `lead` hears where a page goes by itself. */
export const openContentPage = (
  services: Services,
  destination: RouteTarget | null,
  query: URLSearchParams,
  state: unknown,
  lead: Navigate,
): MemoryPage => {
  if (destination === null || destination.kind === 'not-found') return NO_PAGE;
  if (destination.kind !== 'list' && destination.kind !== 'several')
    return { kind: 'item', view: openItem(services, destination, state, lead, bookmarkFromUrl(query)) };
  const { collection } = destination;
  const borrowed = viewFromUrl(query, services.get(SchemaStore).schema, collection);
  if (borrowed !== null) lead(collectionPath(collection) + withoutView(query));
  const view = listPageViewModel(services)(collection, bookmarkFromUrl(query), borrowed?.view);
  if (destination.kind === 'several') view.browse.selection.selectKeys(destination.keys);
  return { kind: 'list', view, borrowed };
};

const START_PATH = '/collections';

/** Stands in for the routes before the sign-in. */
export const isPublicPath = (path: string): boolean => ['/login', '/reset-password', '/accept-invite'].includes(path);

/** Where somebody goes who is in and has no other wish. */
export const startPath = (user: CurrentUser): string => safeRedirect(user.last_page) ?? START_PATH;

/** The page at an address before the sign-in. `user` is in already and is asked whether to go on; `wanted` is where somebody is to be brought. */
export const openPublicPage = (
  services: Services,
  address: string,
  user: CurrentUser | null,
  wanted: string | null,
): MemoryPage => {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const token = query.get('token');
  switch (path) {
    case '/login':
      if (user !== null) return { kind: 'welcome', user, path: startPath(user) };
      return { kind: 'sign-in', view: signInViewModel(services)(), reason: signInReason(query, wanted !== null) };
    case '/reset-password':
      if (token === null) return { kind: 'request', view: requestResetViewModel(services)() };
      return {
        kind: 'new-password',
        view: resetPasswordViewModel(services)(token),
        token,
        success: 'password_changed',
      };
    case '/accept-invite':
      return {
        kind: 'new-password',
        view: acceptInvitationViewModel(services)(token ?? ''),
        token: token ?? '',
        success: 'account_created',
      };
    default:
      return NO_PAGE;
  }
};
