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
let currentListener: ((error: unknown) => void) | null = null;
let resetTimer: ReturnType<typeof setTimeout> | null = null;
let isListening = false;

const listenOnce = (): void => {
  if (isListening) return;
  isListening = true;
  // Without an error it is the browser that speaks, of observers that were late.
  window.addEventListener('error', ({ error }: ErrorEvent & { readonly error: unknown }) => {
    if (error !== null && error !== undefined) currentListener?.(error);
  });
};

/** Whatever is thrown until this event is over is told to `tell`. A key brings several events in one go: one timer ends them all. */
const catchErrorsFor = (tell: (error: unknown) => void): void => {
  listenOnce();
  currentListener = tell;
  resetTimer ??= setTimeout(() => {
    currentListener = null;
    resetTimer = null;
  }, 0);
};

interface HandlerError {
  /** What a handler has thrown, in a list of one; null while all is well. */
  readonly error: readonly [error: unknown] | null;
  /** To be spread around what is watched; events of its menus and dialogs rise through here too. */
  readonly handlers: HTMLAttributes<HTMLElement>;
  readonly clear: () => void;
}

/** An error boundary hears nothing of what is thrown in an event handler; the window does, while the event is under way. */
export const useHandlerError = (): HandlerError => {
  const [fault, setFault] = useState<HandlerError['error']>(null);
  const watched = useMemo(() => {
    const tell = (error: unknown): void => setFault([error]);
    const begin = (): void => catchErrorsFor(tell);
    return Object.fromEntries(EVENTS.map((event) => [event, begin]));
  }, []);
  return { error: fault, handlers: watched, clear: useCallback(() => setFault(null), []) };
};
