import { safeRedirect } from '../../src/domain/session';
import type { CurrentUser } from '../../src/domain/users';
import type { Services } from '../../src/kit';
import {
  acceptInvitationViewModel,
  requestResetViewModel,
  resetPasswordViewModel,
} from '../../src/shell/public/form-submission.view-model';
import { signInReason } from '../../src/shell/public/sign-in.rules';
import { signInViewModel } from '../../src/shell/public/sign-in.view-model';
import { NO_PAGE, type MemoryPage } from './memory-page';

const START = '/collections';

/** Stands in for the routes before the sign-in. */
export const isPublicPath = (path: string): boolean => ['/login', '/reset-password', '/accept-invite'].includes(path);

/** Where somebody goes who is in and has no other wish. */
export const startPath = (user: CurrentUser): string => safeRedirect(user.last_page) ?? START;

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
