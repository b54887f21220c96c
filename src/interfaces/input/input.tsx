import { useState } from 'react';
import { isNumeric } from '../../domain/values';
import type { InterfaceProps } from '../../kit';
import { Input } from '../../ui';
import { shownText, typedValue } from './input.rules';

const textOption = (option: unknown): string | undefined => (typeof option === 'string' && option !== '' ? option : undefined);

export const InputInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const numeric = isNumeric(field.type);
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string): void => {
    const typed = typedValue(text, field);
    setDraft(numeric ? text : null);
    if (typed !== undefined) onChange(typed);
  };
  return (
    <Input
      type="text"
      autoComplete="off"
      inputMode={numeric ? 'decimal' : undefined}
      value={draft ?? shownText(value)}
      placeholder={textOption(options['placeholder'])}
      icon={textOption(options['iconLeft'])}
      mono={options['font'] === 'monospace'}
      maxLength={numeric ? undefined : (field.schema?.max_length ?? undefined)}
      readOnly={readonly}
      dir={numeric ? undefined : 'auto'}
      onChange={change}
      onBlur={() => setDraft(null)}
    />
  );
};
