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

/** The open page with its view-model. */
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

/** Navigation started by a page; `along` keeps the open form. */
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
    if (place === 'start-over') view.item.editing.startOver();
    else if (place === 'list') lead(list);
    else if (place === 'new-item') lead(newItemPath(collection));
    else if (place === 'created-item') {
      moved = true;
      lead(itemPath(collection, saved.key ?? ''), true);
    }
  };
  view.item.save.done$.subscribe(follow);
  view.item.check.done$.subscribe((checked) => {
    if (checked.kind === 'saved') follow(checked.result);
    else if (checked.kind === 'deleted') lead(list);
  });
  view.item.remove.done$.subscribe(() => lead(list));
  view.item.archive.done$.subscribe((way) => {
    if (way === 'unarchived') lead(list);
  });
  return view;
};

/** Stands in for the content pages: opens the page of a route target (null: overview). `state` is the router state; `lead` is called when the page navigates. */
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

/** Stands in for the public routes. */
export const isPublicPath = (path: string): boolean => ['/login', '/reset-password', '/accept-invite'].includes(path);

/** The start page of a signed-in user. */
export const startPath = (user: CurrentUser): string => safeRedirect(user.last_page) ?? START_PATH;

/** Opens the public page at an address. `user` is the user who was already signed in; `wanted` is the redirect target. */
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
