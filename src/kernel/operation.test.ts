import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import type { Call } from './call';
import { networkFailure, type Failure } from './failure';
import { actionOf, CallOperation } from './operation';

const lost = networkFailure('PATCH /items/articles', true);

const begin = () => {
  const inputs: string[] = [];
  const answers: Subject<Either<Failure, number>>[] = [];
  const denied$ = new BehaviorSubject<'not_allowed' | false>(false);
  class Save extends CallOperation<'not_allowed', string, number> {
    protected run(input: string): Call<number> {
      const answer = new Subject<Either<Failure, number>>();
      inputs.push(input);
      answers.push(answer);
      return answer;
    }
  }
  const save = new Save(denied$);
  const record = <A>(stream$: Observable<A>): A[] => {
    const values: A[] = [];
    stream$.subscribe((value) => values.push(value));
    return values;
  };
  const answer = (result: Either<Failure, number>): void => {
    answers.at(-1)?.next(result);
    answers.at(-1)?.complete();
  };
  const [busy, failures, done] = [record(save.busy$), record(save.failure$), record(save.done$)];
  return { save, inputs, answers, denied$, answer, busy, failures, done };
};

test('runs one call at a time', () => {
  const { save, inputs, answer, busy, done } = begin();
  save.execute('a');
  save.execute('b');
  expect([inputs, busy]).toEqual([['a'], [false, true]]);
  answer(right(7));
  expect([busy.at(-1), done]).toEqual([false, [7]]);
  save.execute('c');
  expect(inputs).toEqual(['a', 'c']);
});

test('is not busy any more when the result is reported', () => {
  const { save, answer } = begin();
  const seen: boolean[] = [];
  let isBusy = false;
  save.busy$.subscribe((busy) => (isBusy = busy));
  save.done$.subscribe(() => seen.push(isBusy));
  save.execute('a');
  answer(right(1));
  expect(seen).toEqual([false]);
});

test('holds a failure until the next run', () => {
  const { save, answer, failures, done } = begin();
  save.execute('a');
  answer(left(lost));
  expect([failures.at(-1), done]).toEqual([lost, []]);
  save.execute('b');
  expect(failures.at(-1)).toBeNull();
});

test('does nothing while denied', () => {
  const { save, inputs, denied$ } = begin();
  denied$.next('not_allowed');
  save.execute('a');
  expect(inputs).toEqual([]);
  denied$.next(false);
  save.execute('a');
  expect(inputs).toEqual(['a']);
});

test('a call without a result was cancelled', () => {
  const { save, answers, busy, failures, done } = begin();
  save.execute('a');
  answers[0]?.complete();
  expect([busy.at(-1), failures.at(-1), done]).toEqual([false, null, []]);
});

test('an attempt reports the result of its run, and is empty during another one', () => {
  const { save, inputs, answer, busy, done } = begin();
  const results: unknown[] = [];
  save.attempt('a').subscribe((result) => results.push(result));
  save.attempt('b').subscribe({ complete: () => results.push('empty') });
  save.execute('c');
  answer(right(7));
  expect([inputs, results, done, busy.at(-1)]).toEqual([['a'], ['empty', right(7)], [7], false]);
});

test('aborts the call when it is disposed', () => {
  const { save, answers, busy } = begin();
  save.execute('a');
  save.dispose();
  expect([answers[0]?.observed, busy.at(-1)]).toEqual([false, false]);
});

test('an action executes its operation with its input and shows its denial', () => {
  const { save, inputs, denied$ } = begin();
  const action = actionOf(save, 'a', { id: 'save', label: 'save', icon: 'check' });
  denied$.next('not_allowed');
  const denials: unknown[] = [];
  action.denied$.subscribe((denied) => denials.push(denied));
  action.execute?.();
  denied$.next(false);
  action.execute?.();
  expect([inputs, denials]).toEqual([['a'], ['not_allowed', false]]);
});
