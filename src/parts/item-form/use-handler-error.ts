import { useCallback, useMemo, useState, type HTMLAttributes } from 'react';

const EVENTS = [
  'onClickCapture',
  'onChangeCapture',
  'onInputCapture',
  'onKeyDownCapture',
  'onKeyUpCapture',
  'onPointerDownCapture',
  'onPointerUpCapture',
  'onMouseDownCapture',
  'onPasteCapture',
  'onDropCapture',
  'onFocusCapture',
  'onBlurCapture',
  'onSubmitCapture',
] as const;

/** Who is told of what is thrown now: the field in which something is being done. */
let acting: ((error: unknown) => void) | null = null;
let ending: ReturnType<typeof setTimeout> | null = null;
let watching = false;

const watch = (): void => {
  if (watching) return;
  watching = true;
  // Without an error it is the browser that speaks, of observers that were late.
  window.addEventListener('error', ({ error }: ErrorEvent & { readonly error: unknown }) => {
    if (error !== null && error !== undefined) acting?.(error);
  });
};

/** Whatever is thrown until this event is over is told to `tell`. A key brings several events in one go: one timer ends them all. */
const actFor = (tell: (error: unknown) => void): void => {
  watch();
  acting = tell;
  ending ??= setTimeout(() => {
    acting = null;
    ending = null;
  }, 0);
};

interface HandlerFault {
  /** What a handler has thrown, in a list of one; null while all is well. */
  readonly fault: readonly [error: unknown] | null;
  /** To be spread around what is watched; events of its menus and dialogs rise through here too. */
  readonly watched: HTMLAttributes<HTMLElement>;
  readonly forget: () => void;
}

/** An error boundary hears nothing of what is thrown in an event handler; the window does, while the event is under way. */
export const useHandlerFault = (): HandlerFault => {
  const [fault, setFault] = useState<HandlerFault['fault']>(null);
  const watched = useMemo(() => {
    const tell = (error: unknown): void => setFault([error]);
    const begin = (): void => actFor(tell);
    return Object.fromEntries(EVENTS.map((event) => [event, begin]));
  }, []);
  return { fault, watched, forget: useCallback(() => setFault(null), []) };
};
