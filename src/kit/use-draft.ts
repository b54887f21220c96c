import { useState } from 'react';
import { equals, type Json } from '../kernel';
import type { InterfaceProps } from './define-interface';

export interface Draft {
  /** Null while nothing is being typed: then the value speaks for itself. */
  readonly text: string | null;
  /** It makes no value, and is kept all the same. */
  readonly unfinished: boolean;
  /** Another text and the value that it makes; undefined while it makes none. */
  readonly type: (text: string, made: Json | undefined) => void;
  /** Somebody looks elsewhere. What makes no value is kept where the form can keep it. */
  readonly leave: () => void;
}

type Drafted = Pick<InterfaceProps, 'value' | 'onChange' | 'unfinished' | 'onUnfinished'>;

/**
 * A text as somebody types it. It goes with the value that it made: where another one comes from elsewhere, because the
 * item was saved and answered, or another item begun, that one is shown, and nothing of the text is written into it.
 */
export const useDraft = ({ value, onChange, unfinished = null, onUnfinished }: Drafted): Draft => {
  const [typed, remember] = useState<{ readonly text: string; readonly value: Json } | null>(null);
  const kept = onUnfinished === undefined ? null : unfinished;
  return {
    text: kept ?? (typed !== null && equals(typed.value, value) ? typed.text : null),
    unfinished: kept !== null,
    type: (text, made) => {
      remember(made === undefined && onUnfinished !== undefined ? null : { text, value: made ?? value });
      if (made !== undefined) onChange(made);
      else onUnfinished?.(text);
    },
    leave: () => remember(null),
  };
};
