import { right } from 'fp-ts/Either';
import { from, map, mergeMap, of } from 'rxjs';
import type { Call } from '../src/kernel';

/** What a file says. */
export const textOf = (call: Call<Blob>): Call<string> =>
  call.pipe(mergeMap((file) => (file._tag === 'Left' ? of(file) : from(file.right.text()).pipe(map(right)))));
