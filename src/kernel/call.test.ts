import { left, right } from 'fp-ts/Either';
import { lastValueFrom, of, Subject, toArray } from 'rxjs';
import {
  allCalls,
  type Call,
  fail,
  uploadCall,
  uploadResult,
  succeed,
  type Upload,
  type UploadProgress,
  type UploadResult,
} from './call';
import { sessionEnded } from './failure';

test('allCalls returns the values in the order of the calls', async () => {
  const slow = new Subject<ReturnType<typeof right<never, string>>>();
  const answer = lastValueFrom(allCalls([slow as Call<string>, succeed(2)]));
  slow.next(right('one'));
  slow.complete();
  expect(await answer).toEqual(right(['one', 2]));
});

test('allCalls returns the first failure', async () => {
  expect(await lastValueFrom(allCalls([succeed(1), fail(sessionEnded)]))).toEqual(left(sessionEnded));
});

test('allCalls answers at once without calls', async () => {
  expect(await lastValueFrom(allCalls([]))).toEqual(right([]));
});

test('uploadCall emits the result without progress', async () => {
  const upload: Upload<string> = of<readonly (UploadProgress | UploadResult<string>)[]>(
    { kind: 'sending', sentBytes: 0, totalBytes: 7 },
    { kind: 'sending', sentBytes: 7, totalBytes: 7 },
    uploadResult(right('done')),
  );
  expect(await lastValueFrom(uploadCall(upload).pipe(toArray()))).toEqual([right('done')]);
  expect(await lastValueFrom(uploadCall(of(uploadResult(left(sessionEnded)))))).toEqual(left(sessionEnded));
});
