import { useObservableEagerState } from 'observable-hooks';
import type { Observable } from 'rxjs';

/** The present value of a stream that replays, in step with every render. */
export const useStream = <A>(stream$: Observable<A>): A => useObservableEagerState(stream$);
