import { distinctUntilChanged, fromEvent, map, merge, startWith, type Observable } from 'rxjs';
import type { Network } from '../../ports/network';

export class BrowserNetwork implements Network {
  readonly online$: Observable<boolean>;

  constructor(target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator'>) {
    this.online$ = merge(fromEvent(target, 'online'), fromEvent(target, 'offline')).pipe(
      startWith(null),
      map(() => target.navigator.onLine),
      distinctUntilChanged(),
    );
  }
}
