import { right } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { succeed } from '../../kernel';
import { BrowserTabs } from './browser-tabs';

type Turn = (granted: unknown) => Promise<unknown>;

/** Grants a lock to one caller at a time. */
const lockManager = () => {
  let last: Promise<unknown> | null = null;
  const request = (_name: string, { ifAvailable }: { readonly ifAvailable?: boolean }, turn: Turn) => {
    if (ifAvailable === true && last !== null) return turn(null);
    const answer = (last ?? Promise.resolve()).then(() => turn({}));
    const current: Promise<unknown> = answer.finally(() => {
      if (last === current) last = null;
    });
    last = current;
    return answer;
  };
  return { request } as unknown as LockManager;
};

const openTab = (channel: EventTarget, posted: unknown[], locks = lockManager()) =>
  new BrowserTabs('admin', {
    locks,
    channel: Object.assign(channel, { postMessage: (message: unknown) => void posted.push(message) }) as never,
  });

test('sends messages to other tabs, and receives theirs until unsubscribed', () => {
  const [channel, posted, received] = [new EventTarget(), [] as unknown[], [] as unknown[]];
  const tabs = openTab(channel, posted);
  const subscription = tabs.messages$.subscribe((message) => received.push(message));
  tabs.broadcast({ kind: 'signed-out' });
  channel.dispatchEvent(new MessageEvent('message', { data: 'hello' }));
  subscription.unsubscribe();
  channel.dispatchEvent(new MessageEvent('message', { data: 'again' }));
  expect([posted, received]).toEqual([[{ kind: 'signed-out' }], ['hello']]);
});

test('runs calls of two tabs one after the other, and tells the second one that it has waited', async () => {
  const locks = lockManager();
  const [one, two] = [openTab(new EventTarget(), [], locks), openTab(new EventTarget(), [], locks)];
  const first = new Subject<ReturnType<typeof right<boolean>>>();
  const answers: unknown[] = [];
  one.withLock('refresh', () => first).subscribe((answer) => answers.push(answer));
  two.withLock('refresh', (waited) => succeed(waited)).subscribe((answer) => answers.push(answer));
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toEqual([]);
  first.next(right(false));
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toEqual([right(false), right(true)]);
});
