import { distinctUntilChanged, fromEvent, map, startWith, type Observable } from 'rxjs';
import type { Attention } from '../../ports/attention';

export class BrowserAttention implements Attention {
  readonly visible$: Observable<boolean>;

  constructor(page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>) {
    this.visible$ = fromEvent(page, 'visibilitychange').pipe(
      startWith(null),
      map(() => page.visibilityState === 'visible'),
      distinctUntilChanged(),
    );
  }
}
