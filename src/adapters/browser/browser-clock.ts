import { map, timer, type Observable } from 'rxjs';
import type { Clock } from '../../ports/clock';

export class BrowserClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(milliseconds: number): Observable<void> {
    return timer(milliseconds).pipe(map(() => undefined));
  }
}
