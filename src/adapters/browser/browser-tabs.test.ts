import { right } from 'fp-ts/Either';
import { succeed } from '../../kernel';
import { IndependentTabs } from './browser-tabs';

const signOut = { kind: 'signed-out', reason: 'sign-out', user: null } as const;
const request = { kind: 'unsaved-request' } as const;

const open = () => {
  const channel = new EventTarget();
  const posted: unknown[] = [];
  const tabs = new IndependentTabs(
    Object.assign(channel, { postMessage: (message: unknown) => void posted.push(message) }) as never,
  );
  const received: unknown[] = [];
  const subscription = tabs.messages$.subscribe((message) => received.push(message));
  return {
    tabs,
    posted,
    received,
    subscription,
    receive: (data: unknown) => void channel.dispatchEvent(new MessageEvent('message', { data })),
  };
};

test('sends and receives the sign-out and messages about unsaved changes, and no other message', () => {
  const { tabs, posted, received, subscription, receive } = open();
  for (const message of [
    signOut,
    request,
    { kind: 'signed-in', access_token: 'a', until: 1 },
    { kind: 'signed-out', reason: 'session-expired', user: null },
    'noise',
    null,
  ]) {
    tabs.broadcast(message);
    receive(message);
  }
  expect([posted, received]).toEqual([
    [signOut, request],
    [signOut, request],
  ]);
  subscription.unsubscribe();
  receive(signOut);
  expect(received).toEqual([signOut, request]);
});

test('runs calls without waiting for other tabs', () => {
  const answers: unknown[] = [];
  open()
    .tabs.withLock('turn', (waited) => succeed(waited))
    .subscribe((answer) => answers.push(answer));
  expect(answers).toEqual([right(false)]);
});
