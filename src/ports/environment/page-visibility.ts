import type { Observable } from 'rxjs';
import { token } from '../../kernel';

/** Whether the page is visible, and how it calls attention to itself. */
export interface PageVisibility {
  /** Emits on subscription and on every change: false while the tab is in the background or its window minimised. */
  readonly visible$: Observable<boolean>;
  /**
   * Marks the tab until the page is visible; does nothing to a visible page. Browsers bring a tab to the front on the
   * user's click in that tab only.
   */
  callAttention(): void;
}

export const PageVisibility = token<PageVisibility>('PageVisibility');
