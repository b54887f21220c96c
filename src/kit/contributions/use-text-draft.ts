import { useState } from 'react';
import { equals, type Json } from '../../kernel';
import type { InterfaceProps } from './define-interface';

export interface TextDraft {
  /** Null while nothing is being typed: then the value speaks for itself. */
  readonly text: string | null;
  /** It makes no value, and is kept all the same. */
  readonly incomplete: boolean;
  /** Another text and the value that it makes; undefined while it makes none. */
  readonly change: (text: string, made: Json | undefined) => void;
  /** Somebody looks elsewhere. What makes no value is kept where the form can keep it. */
  readonly discard: () => void;
}

type Drafted = Pick<InterfaceProps, 'value' | 'onChange' | 'incompleteText' | 'onIncompleteText'>;

/**
 * A text as somebody types it. It goes with the value that it made: where another one comes from elsewhere, because the
 * item was saved and answered, or another item begun, that one is shown, and nothing of the text is written into it.
 */
export const useTextDraft = ({ value, onChange, incompleteText = null, onIncompleteText }: Drafted): TextDraft => {
  const [typed, remember] = useState<{ readonly text: string; readonly value: Json } | null>(null);
  const kept = onIncompleteText === undefined ? null : incompleteText;
  return {
    text: kept ?? (typed !== null && equals(typed.value, value) ? typed.text : null),
    incomplete: kept !== null,
    change: (text, made) => {
      remember(made === undefined && onIncompleteText !== undefined ? null : { text, value: made ?? value });
      if (made !== undefined) onChange(made);
      else onIncompleteText?.(text);
    },
    discard: () => remember(null),
  };
};
