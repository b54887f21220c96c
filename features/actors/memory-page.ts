import type { CurrentUser } from '../../src/domain/users';
import type { TextKey } from '../../src/kit';
import type { UrlView } from '../../src/modules/collections/view-from-url.rules';
import type { ListPageViewModel } from '../../src/modules/collections/list/list-page.view-model';
import type { ItemViewModel } from '../../src/modules/collections/item/item.view-model';
import type { FormSubmission } from '../../src/shell/public/form-submission.view-model';
import type { SignInReason } from '../../src/shell/public/sign-in.rules';
import type { SignInViewModel } from '../../src/shell/public/sign-in.view-model';

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
