import { useState } from 'react';
import { equals, type Json } from '../../kernel';
import type { InterfaceProps } from './definitions';

export interface TextDraft {
  /** Null while the user is not typing: the control then shows the value. */
  readonly text: string | null;
  /** The text cannot be parsed to a value and is saved by the form. */
  readonly incomplete: boolean;
  /** Sets the text and its parsed value; undefined while the text cannot be parsed. */
  readonly change: (text: string, parsed: Json | undefined) => void;
  /** Forgets the text, on blur. A text that cannot be parsed stays in the form, where the form supports that. */
  readonly discard: () => void;
}

type EditedValue = Pick<InterfaceProps, 'value' | 'onChange' | 'incompleteText' | 'onIncompleteText'>;

/**
 * The text of a control while the user types. It belongs to the value parsed from it: when the value changes from
 * outside (the server's answer to a save, another item), the control shows that value and the text is dropped.
 */
export const useTextDraft = ({ value, onChange, incompleteText = null, onIncompleteText }: EditedValue): TextDraft => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Json } | null>(null);
  const incomplete = onIncompleteText === undefined ? null : incompleteText;
  return {
    text: incomplete ?? (typed !== null && equals(typed.value, value) ? typed.text : null),
    incomplete: incomplete !== null,
    change: (text, parsed) => {
      setTyped(parsed === undefined && onIncompleteText !== undefined ? null : { text, value: parsed ?? value });
      if (parsed !== undefined) onChange(parsed);
      else onIncompleteText?.(text);
    },
    discard: () => setTyped(null),
  };
};
