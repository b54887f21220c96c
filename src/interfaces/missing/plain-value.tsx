import { useState } from 'react';
import type { InterfaceProps } from '../../kit';
import { Input, Textarea } from '../../ui';
import { isPlainlyEditable, plainText, plainValue } from './plain-value.rules';

export const PlainValue = ({ field, value, readonly, onChange }: InterfaceProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? plainText(value);
  const change = (typed: string): void => {
    const meant = plainValue(typed, field);
    setDraft(typed);
    if (meant !== undefined) onChange(meant);
  };
  const control = {
    value: text,
    readOnly: readonly || !isPlainlyEditable(field, value),
    mono: typeof value === 'object' && value !== null,
    onChange: change,
    onBlur: () => setDraft(null),
  };
  return field.type === 'text' || text.includes('\n') ? (
    <Textarea {...control} />
  ) : (
    <Input {...control} autoComplete="off" />
  );
};
