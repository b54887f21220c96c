import { map } from 'rxjs';
import { right } from 'fp-ts/Either';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { fail, networkFailure, type Call } from '../../kernel';
import { Connection, type ConnectionState } from '.';
import { PageTracking } from './page-tracking';

const start = (answer?: Call<void>) => {
  const clock = new VirtualClock();
  const connection = new Connection({ online$: clock.after(0).pipe(map(() => true)) });
  clock.advance(0);
  const trackPage = jest.fn<Call<void>, [string]>(() => answer ?? clock.after(40).pipe(map(() => right(undefined))));
  const tracking = new PageTracking({ trackPage }, clock, connection);
  const states: ConnectionState[] = [];
  connection.state$.subscribe((state) => states.push(state));
  return { clock, trackPage, tracking, states };
};

test('reports a page after half a second and measures the latency', () => {
  const { clock, trackPage, tracking, states } = start();
  tracking.visit('/collections');
  clock.advance(499);
  expect(trackPage).not.toHaveBeenCalled();
  clock.advance(41);
  expect(trackPage.mock.calls).toEqual([['/collections']]);
  expect(states.at(-1)).toEqual({ quality: 'good', latency: 40 });
});

test('reports neither a page left early nor the same page twice', () => {
  const { clock, trackPage, tracking } = start();
  tracking.visit('/collections');
  clock.advance(100);
  tracking.visit('/collections/articles');
  clock.advance(1000);
  tracking.visit('/collections/articles');
  clock.advance(1000);
  expect(trackPage.mock.calls).toEqual([['/collections/articles']]);
  tracking.clear();
  tracking.visit('/collections/articles');
  clock.advance(1000);
  expect(trackPage).toHaveBeenCalledTimes(2);
});

test('measures no latency of an unanswered request and tries again with the next visit', () => {
  const { clock, trackPage, tracking, states } = start(fail(networkFailure('PATCH /users/me/track/page', true)));
  tracking.visit('/collections');
  clock.advance(500);
  expect(states.at(-1)?.latency).toBeNull();
  tracking.visit('/collections');
  clock.advance(500);
  expect(trackPage).toHaveBeenCalledTimes(2);
});

test('reports no page that was left early for a page before the sign-in', () => {
  const { clock, trackPage, tracking } = start();
  tracking.visit('/collections');
  clock.advance(400);
  tracking.leave();
  clock.advance(1000);
  expect(trackPage).not.toHaveBeenCalled();
  tracking.visit('/collections');
  clock.advance(500);
  expect(trackPage).toHaveBeenCalledTimes(1);
});
