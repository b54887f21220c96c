import type { Observable } from 'rxjs';
import { token } from '../kernel';

/** Whether anybody can see the page. */
export interface PageVisibility {
  /** At once, and at every change: false while the tab is behind another one, or its window is minimised. */
  readonly visible$: Observable<boolean>;
}

export const PageVisibility = token<PageVisibility>('Attention');
