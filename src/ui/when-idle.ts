/** A busy page does it all the same after this many ms. */
const PATIENCE = 1000;

/** Does something once the browser has nothing better to do; answers with how to call it off. */
export const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(then, 1);
  return () => clearTimeout(timer);
};
