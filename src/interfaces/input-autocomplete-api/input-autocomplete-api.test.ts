import { type Either, left, right } from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { SuggestionFailure } from '../../domain/suggestions';
import type { Json, JsonObject } from '../../kernel';
import { InputAutocompleteApiViewModel } from './input-autocomplete-api.view-model';

type Answer = Either<SuggestionFailure, Json>;

const CONFIGURED = { url: '/s?q={{value}}', resultsPath: 'data', valuePath: 'name' };

const named = (...names: readonly string[]): Answer => right({ data: names.map((name) => ({ name })) });

const open = (options: JsonObject) => {
  const clock = new VirtualClock();
  const asked: string[] = [];
  const pending: ((answer: Answer) => void)[] = [];
  const suggestions = {
    read: (address: string) =>
      new Observable<Answer>((subscriber) => {
        asked.push(address.slice('/s?q='.length));
        pending.push((answer) => {
          subscriber.next(answer);
          subscriber.complete();
        });
      }),
  };
  const view = new InputAutocompleteApiViewModel({ clock, suggestions }, { ...CONFIGURED, ...options });
  const seen: unknown[] = [];
  view.suggestions$.subscribe(({ list, failure }) => seen.push(failure ?? list.map(({ value }) => value)));
  const answer = (request: number, result: Answer): void => pending[request]?.(result);
  return { view, clock, asked, answer, last: () => seen.at(-1) };
};

test('throttle asks at the first key, then at most once per rate, and always for the last text', () => {
  const { view, clock, asked } = open({ rate: 500 });
  view.type('f');
  expect(asked).toEqual(['f']);
  view.type('fe');
  clock.advance(300);
  view.type('fer');
  expect(asked).toEqual(['f']);
  clock.advance(200);
  expect(asked).toEqual(['f', 'fer']);
  clock.advance(2_000);
  expect(asked).toEqual(['f', 'fer']);
});

test('debounce asks once no key was pressed for the rate', () => {
  const { view, clock, asked } = open({ trigger: 'debounce', rate: 200 });
  view.type('f');
  clock.advance(199);
  view.type('fe');
  clock.advance(199);
  expect(asked).toEqual([]);
  clock.advance(1);
  expect(asked).toEqual(['fe']);
});

test('the rate is 500 ms by default', () => {
  const { view, clock, asked } = open({ trigger: 'debounce' });
  view.type('f');
  clock.advance(499);
  expect(asked).toEqual([]);
  clock.advance(1);
  expect(asked).toEqual(['f']);
});

test('a stale answer is ignored, and the list stays until the next answer', () => {
  const { view, clock, answer, last } = open({ rate: 100 });
  view.type('f');
  answer(0, named('ferry'));
  clock.advance(100);
  view.type('fo');
  clock.advance(100);
  view.type('for');
  clock.advance(100);
  expect(last()).toEqual(['ferry']);
  answer(1, named('fog'));
  expect(last()).toEqual(['ferry']);
  answer(2, named('fort'));
  expect(last()).toEqual(['fort']);
});

test('a failure is shown instead of suggestions until the next answer', () => {
  const { view, clock, answer, last } = open({ rate: 100 });
  view.type('f');
  answer(0, named('ferry'));
  clock.advance(100);
  view.type('fe');
  answer(1, left({ kind: 'refused', host: 'api.example', status: 403 }));
  expect(last()).toEqual({
    key: 'suggestions_refused',
    parameters: { kind: 'refused', host: 'api.example', status: 403 },
  });
  clock.advance(100);
  view.type('fer');
  answer(2, right({ data: 'hostile' }));
  expect(last()).toEqual([]);
});

test('clear forgets suggestions, and cancels waiting and running requests', () => {
  const { view, clock, asked, answer, last } = open({ rate: 100 });
  view.type('f');
  view.type('fe');
  view.clear();
  answer(0, named('ferry'));
  clock.advance(500);
  expect(last()).toEqual([]);
  expect(asked).toEqual(['f']);
  view.type('fo');
  expect(asked).toEqual(['f', 'fo']);
});

test('an empty text clears, and asks nothing', () => {
  const { view, clock, asked, answer, last } = open({ rate: 100 });
  view.type('f');
  answer(0, named('ferry'));
  view.type('');
  clock.advance(500);
  expect(last()).toEqual([]);
  expect(asked).toEqual(['f']);
});

test('nothing is asked where an option is missing, nor after disposal', () => {
  const unset = open({ valuePath: null });
  unset.view.type('f');
  unset.clock.advance(1_000);
  expect([unset.view.isConfigured, unset.asked]).toEqual([false, []]);
  const { view, clock, asked } = open({ trigger: 'debounce' });
  expect(view.isConfigured).toBe(true);
  view.type('f');
  view.dispose();
  clock.advance(1_000);
  expect(asked).toEqual([]);
});
