import * as t from 'io-ts';
import { Observable } from 'rxjs';
import { decodeOrNull, oneOf } from '../../kernel';

/** How long other pages have to reply, in ms; a message takes a few. */
const REPLY_TIMEOUT_MS = 120;

const presenceMessage = t.union([
  t.strict({ kind: oneOf(['who']) }),
  t.strict({ kind: oneOf(['here']), names: t.array(t.string) }),
]);

type PresenceMessage = t.TypeOf<typeof presenceMessage>;

/** Names that open pages of this browser hold. A page that was closed or has crashed holds none. */
export interface PagePresence {
  /** Holds the name while subscribed. Never emits. */
  hold(name: string): Observable<never>;
  held(): Promise<ReadonlySet<string>>;
}

/** Presence through Web Locks, which the browser releases when a page closes. */
export const presenceByLocks = (locks: LockManager): PagePresence => ({
  hold: (name) =>
    new Observable<never>(() => {
      const abort = new AbortController();
      let release: () => void = () => undefined;
      const released = new Promise<void>((done) => {
        release = done;
      });
      locks.request(name, { signal: abort.signal }, () => released).catch(() => undefined);
      return () => {
        release();
        abort.abort();
      };
    }),
  held: async () => new Set((await locks.query()).held?.map(({ name }) => name ?? '')),
});

/**
 * Presence through messages, for insecure contexts without Web Locks: each page is asked, and a page that does not
 * reply counts as closed.
 */
export const presenceByMessages = (channel: BroadcastChannel): PagePresence => {
  const ownNames = new Set<string>();
  const otherNames = new Set<string>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = decodeOrNull(presenceMessage, data);
    if (message?.kind === 'who') channel.postMessage({ kind: 'here', names: [...ownNames] } satisfies PresenceMessage);
    for (const name of message?.kind === 'here' ? message.names : []) otherNames.add(name);
  });
  return {
    hold: (name) =>
      new Observable<never>(() => {
        ownNames.add(name);
        return () => ownNames.delete(name);
      }),
    held: async () => {
      otherNames.clear();
      channel.postMessage({ kind: 'who' } satisfies PresenceMessage);
      await new Promise((done) => setTimeout(done, REPLY_TIMEOUT_MS));
      return new Set([...ownNames, ...otherNames]);
    },
  };
};
