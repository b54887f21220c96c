import type { CurrentUser } from '../../src/domain/users';
import type { TextKey } from '../../src/kit';
import type { BorrowedView } from '../../src/modules/collections/view-from-url.rules';
import type { BrowseViewModel } from '../../src/modules/collections/list/list-page.view-model';
import type { ItemViewModel } from '../../src/modules/collections/item/item.view-model';
import type { Attempt } from '../../src/shell/public/attempt';
import type { SignInReason } from '../../src/shell/public/sign-in-reason.rules';
import type { SignInViewModel } from '../../src/shell/public/sign-in.view-model';

/** What is open, with what stands behind it. */
export type MemoryPage =
  | { readonly kind: 'none' }
  | { readonly kind: 'list'; readonly view: BrowseViewModel; readonly borrowed: BorrowedView | null }
  | { readonly kind: 'item'; readonly view: ItemViewModel }
  | { readonly kind: 'sign-in'; readonly view: SignInViewModel; readonly reason: SignInReason | null }
  | { readonly kind: 'welcome'; readonly user: CurrentUser; readonly path: string }
  | { readonly kind: 'request'; readonly view: Attempt<string> }
  | {
      readonly kind: 'new-password';
      readonly view: Attempt<string>;
      readonly token: string;
      readonly success: TextKey;
    };

export const NO_PAGE: MemoryPage = { kind: 'none' };
