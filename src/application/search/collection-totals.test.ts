import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { currentValue, networkFailure } from '../../kernel';
import { CollectionTotals } from '.';

const begin = () => {
  const clock = new VirtualClock();
  const asked: string[] = [];
  const total = (name: string) => {
    asked.push(name);
    return of(name === 'broken' ? left(networkFailure('GET /items/broken', false)) : right(name.length));
  };
  const totals = new CollectionTotals({ clock, items: { total } } as never);
  return { clock, asked, totals, known: () => [...currentValue(totals.totals$)] };
};

test('only the collection asked for last is counted, and only once', () => {
  const { clock, asked, totals, known } = begin();
  totals.request('articles');
  clock.advance(249);
  totals.request('tags');
  clock.advance(250);
  totals.request(null);
  totals.request('tags');
  clock.advance(250);
  expect(asked).toEqual(['tags']);
  expect(known()).toEqual([['tags', 4]]);
  totals.dispose();
});

test('a failure counts nothing, and is tried again', () => {
  const { clock, asked, totals, known } = begin();
  totals.request('broken');
  clock.advance(250);
  totals.request('broken');
  clock.advance(250);
  expect(known()).toEqual([]);
  expect(asked).toEqual(['broken', 'broken']);
});
