import { useLayoutEffect, useState } from 'react';

interface TypedKeys {
  readonly text: string;
  /** Enter was pressed after the text. */
  readonly isEntered: boolean;
}

const NOTHING: TypedKeys = { text: '', isEntered: false };

/** What is typed for a dialog that is still loading. */
export class EarlyKeys {
  private typed: TypedKeys = NOTHING;

  /** Whether the key is kept. Keys after Enter are lost, as they would be for the entry that Enter has chosen. */
  press(event: KeyboardEvent): boolean {
    const { text, isEntered } = this.typed;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
    if (event.key === 'Enter') this.typed = { text, isEntered: true };
    else if (event.key === 'Backspace') this.typed = { text: isEntered ? text : text.slice(0, -1), isEntered };
    else if (event.key.length === 1) this.typed = { text: isEntered ? text : text + event.key, isEntered };
    else return false;
    return true;
  }

  /** Returns what has been typed, once. */
  take(): TypedKeys {
    const { typed } = this;
    this.typed = NOTHING;
    return typed;
  }
}

/**
 * Keeps what is typed from the opening of a dialog until the dialog has the focus: its code is loaded on first use, and
 * the keys would go to the page meanwhile. Escape calls `onClose`.
 */
export const useEarlyKeys = (isOpen: boolean, onClose: () => void): EarlyKeys => {
  const [keys] = useState(() => new EarlyKeys());
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('[role=dialog]') !== null) return;
      if (event.key === 'Escape') onClose();
      else if (!keys.press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => {
      window.removeEventListener('keydown', listen, true);
      keys.take();
    };
  }, [isOpen, onClose, keys]);
  return keys;
};
