import { presenceByLocks, presenceByMessages } from './page-presence';

type Hear = (event: { readonly data: unknown }) => void;

/** Channels that deliver messages synchronously. */
const channels = () => {
  const open: { readonly hear: Hear }[] = [];
  return () => {
    const mine: Hear[] = [];
    const channel = {
      addEventListener: (_: string, hear: Hear) => mine.push(hear),
      postMessage: (data: unknown) => open.filter((other) => other !== self).forEach((other) => other.hear({ data })),
    };
    const self = { hear: (event: { readonly data: unknown }) => mine.forEach((hear) => hear(event)) };
    open.push(self);
    return channel as unknown as BroadcastChannel;
  };
};

test('pages without locks reply to each other', async () => {
  const channel = channels();
  const [one, other] = [presenceByMessages(channel()), presenceByMessages(channel())];
  const holding = one.hold('form-1').subscribe();
  other.hold('form-2').subscribe();
  expect([...(await other.held())].sort()).toEqual(['form-1', 'form-2']);
  holding.unsubscribe();
  expect([...(await other.held())]).toEqual(['form-2']);
});

test('ignores messages of another kind', async () => {
  const channel = channels();
  const page = presenceByMessages(channel());
  const other = channel();
  for (const message of [null, 'here', { kind: 'here' }, { kind: 'here', names: 'form-1' }, { kind: 'else' }])
    other.postMessage(message);
  expect([...(await page.held())]).toEqual([]);
});

test('holds a lock until unsubscribed, and ignores a denied one', async () => {
  const held = new Map<string, Promise<unknown>>();
  const locks = {
    request: async (name: string, _: unknown, run: () => Promise<void>) => {
      const running = run();
      held.set(name, running);
      await running;
      held.delete(name);
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  } as unknown as LockManager;
  const presence = presenceByLocks(locks);
  const holding = presence.hold('form-1').subscribe();
  expect([...(await presence.held())]).toEqual(['form-1']);
  holding.unsubscribe();
  await Promise.resolve();
  await Promise.resolve();
  expect([...(await presence.held())]).toEqual([]);
  const refused = presenceByLocks({
    request: () => Promise.reject(new Error('no')),
    query: async () => ({}),
  } as unknown as LockManager);
  refused.hold('form-1').subscribe().unsubscribe();
  expect([...(await refused.held())]).toEqual([]);
});
