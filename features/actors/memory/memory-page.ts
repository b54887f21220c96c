import { currentValue } from '../../../src/kernel';
import { Now } from '../../../src/application/clock';
import { SchemaStore } from '../../../src/application/data-model';
import { AccountRiskCheck } from '../../../src/application/users';
import type { SaveTarget } from '../../../src/domain/items';
import type { CurrentUser } from '../../../src/domain/users';
import { collectionPath, collectionPaths, prefillFromState, type Services, type TextKey } from '../../../src/kit';
import { itemViewModel, type ItemViewModel } from '../../../src/parts/item/item-page/item.view-model';
import { navigationPath } from '../../../src/parts/item/item-page/use-after-save';
import { folderActionsViewModel } from '../../../src/modules/files/folders/folder-actions.view-model';
import { uploadsOf } from '../../../src/parts/files/uploader/uploads-of';
import { listPageViewModel, type ListPageViewModel } from '../../../src/parts/lists/list-page/list-page.view-model';
import { directoryPaths, directoryRef, USERS } from '../../../src/modules/users/directory';
import { userAccountViewModel } from '../../../src/modules/users/user-account';
import { userOptions, userWritesViewModel, type UserWrites } from '../../../src/modules/users/user-writes';
import { type RolePageViewModel, rolePageViewModel } from '../../../src/modules/settings/roles/role-page.view-model';
import { ROLE_PATHS, ROLES } from '../../../src/modules/settings/role-paths';
import { colorTrial } from '../../../src/modules/settings/project/project.view-model';
import { SETTINGS } from '../../../src/modules/settings/settings-areas';
import { POLICIES } from '../../../src/modules/settings/policies/policy-texts';
import {
  policyOptions,
  type PolicyWrites,
  policyWritesViewModel,
} from '../../../src/modules/settings/policies/policy-writes';
import { roleOptions, type RoleWrites, roleWritesViewModel } from '../../../src/modules/settings/roles/role-writes';
import {
  FILE_OPTIONS,
  filePaths,
  type FilePageViewModel,
  filePageViewModel,
} from '../../../src/modules/files/detail/file-page.view-model';
import { type LibraryViewModel, libraryViewModel } from '../../../src/modules/files/library/library.view-model';
import { type PlaceUploads, placeUploadsViewModel } from '../../../src/modules/files/library/place-uploads.view-model';
import {
  FILES,
  type LibraryPlace,
  LISTINGS,
  placePath,
  placePaths,
  placeRef,
} from '../../../src/modules/files/library/places';
import { ACTIVITY, ACTIVITY_PATHS, activityList, shortcutFromUrl } from '../../../src/modules/activity/shortcuts';
import { bookmarkFromUrl, type RouteTarget } from '../../../src/modules/collections/route-target.rules';
import {
  type UrlView,
  viewFromUrl,
  withoutView,
} from '../../../src/parts/lists/list-page/view-url/view-from-url.rules';
import {
  acceptInvitationForm,
  type EmailForm,
  type PasswordForm,
  requestResetForm,
  resetPasswordForm,
} from '../../../src/shell/public/account-forms';
import { type SignInReason, signInReason } from '../../../src/shell/public/sign-in.rules';
import { LOGIN_PATH, type LoginTarget } from '../../../src/shell/session-routes.rules';
import { type SignInViewModel, signInViewModel } from '../../../src/shell/public/sign-in.view-model';
import { type SignOutViewModel, signOutViewModel } from '../../../src/shell/public/sign-out.view-model';

/** The open page with its view-model. */
export type MemoryPage =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'list';
      readonly view: ListPageViewModel;
      readonly borrowed: UrlView | null;
      readonly library?: LibraryViewModel;
      readonly uploads?: PlaceUploads;
    }
  | {
      readonly kind: 'item';
      readonly view: ItemViewModel;
      readonly writes?: UserWrites;
      readonly roleWrites?: RoleWrites;
      readonly role?: RolePageViewModel;
      readonly policyWrites?: PolicyWrites;
      readonly file?: FilePageViewModel;
    }
  | {
      readonly kind: 'sign-in';
      readonly view: SignInViewModel;
      readonly reason: SignInReason | null;
      readonly redirect: string | null;
    }
  | { readonly kind: 'sign-out'; readonly view: SignOutViewModel }
  | { readonly kind: 'welcome'; readonly user: CurrentUser; readonly path: string }
  | { readonly kind: 'request'; readonly view: EmailForm }
  | {
      readonly kind: 'new-password';
      readonly view: PasswordForm;
      readonly token: string;
      readonly success: TextKey;
    };

export const NO_PAGE: MemoryPage = { kind: 'none' };

/** Navigation started by a page; `keepsForm` keeps the open form. */
export type Navigate = (address: string, keepsForm?: boolean) => void;

const openItem = (
  services: Services,
  opened: SaveTarget,
  state: unknown,
  go: Navigate,
  bookmark: number | null,
): ItemViewModel => {
  const view = itemViewModel(services)(opened, { prefill: prefillFromState(state) });
  const paths = collectionPaths(opened.collection, bookmark);
  view.navigations$.subscribe((navigation) =>
    go(navigationPath(navigation, paths), navigation.to === 'item' && navigation.keepsForm),
  );
  return view;
};

/** Opens the page of a user, which is disposed with the view-model of the item. */
const openUser = (services: Services, opened: SaveTarget, go: Navigate): MemoryPage => {
  const writes = userWritesViewModel(services)();
  const view = itemViewModel(services)(opened, userOptions(writes.gate, null));
  const account = userAccountViewModel(services)(view.item.editing);
  const dispose = view.dispose.bind(view);
  view.dispose = () => [account, writes, { dispose }].forEach((each) => each.dispose());
  view.navigations$.subscribe((navigation) =>
    go(navigationPath(navigation, directoryPaths(null)), navigation.to === 'item' && navigation.keepsForm),
  );
  return { kind: 'item', view, writes };
};

/** Opens the page of a role; its own view-models are disposed with that of the item. */
const openRole = (services: Services, opened: SaveTarget & { readonly kind: 'existing' }, go: Navigate): MemoryPage => {
  const roleWrites = roleWritesViewModel(services)();
  const view = itemViewModel(services)(opened, roleOptions(roleWrites.gate));
  const role = rolePageViewModel(services)(String(opened.key), view.item.editing, view.item.remove);
  const dispose = view.dispose.bind(view);
  view.dispose = () => [role, roleWrites, { dispose }].forEach((each) => each.dispose());
  view.navigations$.subscribe((navigation) => go(navigationPath(navigation, ROLE_PATHS)));
  return { kind: 'item', view, roleWrites, role };
};

/** Opens the page of a policy; its own view-model is disposed with that of the item. */
const openPolicy = (
  services: Services,
  opened: SaveTarget & { readonly kind: 'existing' },
  go: Navigate,
): MemoryPage => {
  const policyWrites = policyWritesViewModel(services)(String(opened.key));
  const view = itemViewModel(services)(opened, policyOptions(policyWrites.gate));
  const dispose = view.dispose.bind(view);
  view.dispose = () => [policyWrites, { dispose }].forEach((each) => each.dispose());
  view.navigations$.subscribe((navigation) => go(navigationPath(navigation, collectionPaths(POLICIES))));
  return { kind: 'item', view, policyWrites };
};

/** Opens the settings of the project, whose colour ends with them. */
const openProject = (services: Services, opened: SaveTarget, go: Navigate): MemoryPage => {
  const view = openItem(services, opened, null, go, null);
  const trial = colorTrial(services)(view.item.editing.form);
  const dispose = view.dispose.bind(view);
  view.dispose = () => [trial, { dispose }].forEach((each) => each.dispose());
  return { kind: 'item', view };
};

/** Opens the page of a file; its own view-model is disposed with that of the item. */
const openFile = (services: Services, opened: SaveTarget, go: Navigate): MemoryPage => {
  const view = itemViewModel(services)(opened, FILE_OPTIONS);
  const file = filePageViewModel(services)(view.item.editing);
  const dispose = view.dispose.bind(view);
  view.dispose = () => [file, { dispose }].forEach((each) => each.dispose());
  view.navigations$.subscribe((navigation) => go(navigationPath(navigation, filePaths(view.item.editing.serverItem))));
  return { kind: 'item', view, file };
};

/**
 * Opens the view-model of a page target; null is the overview. `state` is the router state; `go` is
 * called when the page navigates.
 */
export const openContentPage = (
  services: Services,
  target: RouteTarget | null,
  query: URLSearchParams,
  state: unknown,
  go: Navigate,
): MemoryPage => {
  if (target === null || target.kind === 'not-found' || target.kind === 'several') return NO_PAGE;
  if (target.kind === 'singleton' && target.collection === SETTINGS) return openProject(services, target, go);
  if (target.kind !== 'list' && target.collection === USERS) return openUser(services, target, go);
  if (target.kind === 'existing' && target.collection === FILES) return openFile(services, target, go);
  if (target.kind === 'existing' && target.collection === ROLES) return openRole(services, target, go);
  if (target.kind === 'existing' && target.collection === POLICIES) return openPolicy(services, target, go);
  if (target.kind === 'list' && (target.collection === ROLES || target.collection === POLICIES)) return NO_PAGE;
  if (target.kind !== 'list')
    return { kind: 'item', view: openItem(services, target, state, go, bookmarkFromUrl(query)) };
  const { collection } = target;
  const bookmark = bookmarkFromUrl(query);
  const borrowed = viewFromUrl(query, services.get(SchemaStore).schema, collection);
  if (borrowed !== null) go(collectionPath(collection) + withoutView(query), true);
  const shortcut = collection === ACTIVITY ? shortcutFromUrl(query) : null;
  const [list, paths] =
    shortcut === null
      ? [{ collection, bookmark }, collectionPaths(collection, bookmark)]
      : [activityList(shortcut), ACTIVITY_PATHS[shortcut]];
  return { kind: 'list', view: listPageViewModel(services)(list, paths, borrowed?.view), borrowed };
};

/** Opens the directory of users, or the users of a role. */
export const openDirectory = (services: Services, role: string | null): MemoryPage => ({
  kind: 'list',
  view: listPageViewModel(services)(directoryRef(role), directoryPaths(role), {}, services.get(AccountRiskCheck)),
  borrowed: null,
});

/** The list of the library at a path. */
const libraryPlace = (path: string): LibraryPlace => {
  const [, , section, folder] = path.split('/');
  if (section === 'folders' && folder !== undefined) return { kind: 'folder', folder: decodeURIComponent(folder) };
  const listing = LISTINGS.find((each) => each === section);
  return listing === undefined ? { kind: 'folder', folder: null } : { kind: 'listing', listing };
};

/** Opens a list of the file library; an unknown folder is not found. Its parts are disposed with the list. */
export const openLibrary = (services: Services, path: string, query: URLSearchParams, go: Navigate): MemoryPage => {
  const place = libraryPlace(path);
  const borrowed = viewFromUrl(query, services.get(SchemaStore).schema, FILES);
  if (borrowed !== null) go(placePath(place) + withoutView(query), true);
  const ref = placeRef(place, currentValue(services.get(Now).now$));
  const view = listPageViewModel(services)(ref, placePaths(place), borrowed?.view);
  const folders = folderActionsViewModel(services)();
  const library = libraryViewModel(services)(view, folders, place);
  const uploads = placeUploadsViewModel(services)(uploadsOf(services), place, view.browse.list);
  const dispose = view.dispose.bind(view);
  view.dispose = () => [library, folders, uploads, { dispose }].forEach((part) => part.dispose());
  library.redirects$.subscribe((target) => go(target));
  return { kind: 'list', view, borrowed, library, uploads };
};

const signOutPage = (services: Services): SignOutViewModel => {
  const view = signOutViewModel(services)();
  view.start();
  return view;
};

/** Opens the public page at an address. `login` is what /login shows, `redirect` the page it leads to. */
export const openPublicPage = (
  services: Services,
  address: string,
  login: LoginTarget,
  redirect: string | null,
): MemoryPage => {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const token = query.get('token');
  switch (path) {
    case LOGIN_PATH:
      if (login.kind === 'continue') return { kind: 'welcome', user: login.user, path: login.path };
      if (login.kind !== 'form') return NO_PAGE;
      return {
        kind: 'sign-in',
        view: signInViewModel(services)(),
        reason: signInReason(query, redirect !== null),
        redirect,
      };
    case '/logout':
      return { kind: 'sign-out', view: signOutPage(services) };
    case '/reset-password':
      if (token === null) return { kind: 'request', view: requestResetForm(services)() };
      return {
        kind: 'new-password',
        view: resetPasswordForm(services)(token),
        token,
        success: 'password_changed',
      };
    case '/accept-invite':
      return {
        kind: 'new-password',
        view: acceptInvitationForm(services)(token ?? ''),
        token: token ?? '',
        success: 'account_created',
      };
    default:
      return NO_PAGE;
  }
};
