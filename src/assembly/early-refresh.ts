import { EarlyRefresh } from '../adapters/browser';

/** The one of this page. The first script starts it, and the adapter continues it. */
export const earlyRefresh = new EarlyRefresh({
  storage: () => window.localStorage,
  fetch: window.fetch.bind(window),
  locks: 'locks' in navigator ? navigator.locks : undefined,
  path: new URL(document.baseURI).pathname,
  after: (then, milliseconds) => void setTimeout(then, milliseconds),
});
