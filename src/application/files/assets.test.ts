import { right } from 'fp-ts/Either';
import { defer, Observable, Subject, type Observer } from 'rxjs';
import type { Call } from '../../kernel';
import { RequestQueue } from './assets';

const bench = () => {
  const begun: string[] = [];
  const answers = new Map<string, Subject<never>>();
  const call = (name: string): Call<string> =>
    defer(() => {
      begun.push(name);
      const answer = new Subject<never>();
      answers.set(name, answer);
      return answer as unknown as Call<string>;
    });
  const answer = (name: string): void => {
    const waiting = answers.get(name) as unknown as Observer<unknown> | undefined;
    waiting?.next(right(name));
    waiting?.complete();
  };
  return { begun, call, answer };
};

const listen = (call: Call<string>) => {
  const heard: unknown[] = [];
  const subscription = call.subscribe((result) => heard.push(result));
  return { heard, leave: () => subscription.unsubscribe() };
};

test('runs a limited number of calls and starts the next when one ends', () => {
  const { begun, call, answer } = bench();
  const line = new RequestQueue(2);
  const first = listen(line.enqueue(call('a')));
  ['b', 'c', 'd'].forEach((name) => listen(line.enqueue(call(name))));
  expect(begun).toEqual(['a', 'b']);
  answer('a');
  expect(first.heard).toEqual([right('a')]);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('frees the slot or leaves the queue on unsubscription', () => {
  const { begun, call } = bench();
  const line = new RequestQueue(1);
  const served = listen(line.enqueue(call('a')));
  const patient = listen(line.enqueue(call('b')));
  listen(line.enqueue(call('c')));
  patient.leave();
  served.leave();
  expect(begun).toEqual(['a', 'c']);
});

test('aborts a call that has waited before the next one begins', () => {
  const log: string[] = [];
  const call = (name: string): Call<string> =>
    new Observable(() => {
      log.push(`begin ${name}`);
      return () => log.push(`end ${name}`);
    });
  const line = new RequestQueue(1);
  const [first, second] = [listen(line.enqueue(call('a'))), listen(line.enqueue(call('b')))];
  listen(line.enqueue(call('c')));
  first.leave();
  second.leave();
  expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c']);
});
