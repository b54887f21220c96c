import type { Observable } from 'rxjs';
import { token } from '../../kernel';

/** Whether the page is visible. */
export interface PageVisibility {
  /** Emits on subscription and on every change: false while the tab is in the background or its window minimised. */
  readonly visible$: Observable<boolean>;
}

export const PageVisibility = token<PageVisibility>('PageVisibility');
