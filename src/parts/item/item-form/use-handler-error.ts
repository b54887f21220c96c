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

/** Receives the errors thrown now: the field whose event is being handled. */
let currentListener: ((error: unknown) => void) | null = null;
let resetTimer: ReturnType<typeof setTimeout> | null = null;
let isListening = false;

const listenOnce = (): void => {
  if (isListening) return;
  isListening = true;
  // Error events without an error come from the browser itself, for instance from ResizeObserver.
  window.addEventListener('error', ({ error }: ErrorEvent & { readonly error: unknown }) => {
    if (error !== null && error !== undefined) currentListener?.(error);
  });
};

/**
 * Reports errors to `listener` until the current event is over. One key press fires several events; a single timer
 * ends them all.
 */
const catchErrorsFor = (listener: (error: unknown) => void): void => {
  listenOnce();
  currentListener = listener;
  resetTimer ??= setTimeout(() => {
    currentListener = null;
    resetTimer = null;
  }, 0);
};

interface HandlerError {
  /** The thrown error in a tuple, as it may be any value; null without one. */
  readonly error: readonly [error: unknown] | null;
  /** To be spread on the wrapper element; React events of its menus and dialogs bubble through it, too. */
  readonly handlers: HTMLAttributes<HTMLElement>;
  readonly clear: () => void;
}

/** Error boundaries do not catch errors of event handlers: they are taken from the window while an event is handled. */
export const useHandlerError = (): HandlerError => {
  const [error, setError] = useState<HandlerError['error']>(null);
  const handlers = useMemo(() => {
    const listener = (error: unknown): void => setError([error]);
    const begin = (): void => catchErrorsFor(listener);
    return Object.fromEntries(EVENTS.map((event) => [event, begin]));
  }, []);
  return { error, handlers, clear: useCallback(() => setError(null), []) };
};
