import { left, right } from 'fp-ts/Either';
import { lastValueFrom, Subject } from 'rxjs';
import { allCalls, type Call, fail, succeed } from './call';
import { sessionEnded } from './failure';

test('all values in the order of the calls, however they come', async () => {
  const slow = new Subject<ReturnType<typeof right<never, string>>>();
  const answer = lastValueFrom(allCalls([slow as Call<string>, succeed(2)]));
  slow.next(right('one'));
  slow.complete();
  expect(await answer).toEqual(right(['one', 2]));
});

test('one failure is the failure of all', async () => {
  expect(await lastValueFrom(allCalls([succeed(1), fail(sessionEnded)]))).toEqual(left(sessionEnded));
});

test('no calls are answered at once', async () => {
  expect(await lastValueFrom(allCalls([]))).toEqual(right([]));
});
