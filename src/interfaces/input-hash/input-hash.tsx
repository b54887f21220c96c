import { useState } from 'react';
import { hashState, type HashState } from '../../domain/revisions';
import { flagOption, textOption } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import { ClearButton } from '../../parts/fields/clear-button';
import { Input } from '../../ui';

/** The typed text and the value it replaces. */
interface HashDraft {
  readonly text: string;
  readonly previous: Json;
}

/** The state of the control. Only a text typed here is ever shown, never a saved value. */
export const draftState = (value: Json, draft: HashDraft | null): HashState =>
  draft !== null && value === draft.text ? 'typed' : hashState(value, value);

/** The value and draft after typing; an emptied input restores the previous value. */
export const applyInput = (
  text: string,
  value: Json,
  draft: HashDraft | null,
): { readonly value: Json; readonly draft: HashDraft | null } => {
  const before = draft !== null && value === draft.text ? draft.previous : value;
  return text === '' ? { value: before, draft: null } : { value: text, draft: { text, previous: before } };
};

/** A hashed value: the saved hash is never shown, and a typed text replaces it. */
export const InputHashInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const [draft, setDraft] = useState<HashDraft | null>(null);
  const state = draftState(value, draft);
  const change = (text: string): void => {
    const next = applyInput(text, value, draft);
    setDraft(next.draft);
    onChange(next.value);
  };
  const clearable = state === 'hashed' && !readonly && (field.schema?.is_nullable ?? true);
  return (
    <Input
      type={flagOption(options, 'masked') ? 'password' : 'text'}
      autoComplete="new-password"
      spellCheck={false}
      icon={state === 'hashed' ? 'lock' : 'lock_open'}
      value={state === 'typed' && draft !== null ? draft.text : ''}
      placeholder={
        state === 'hashed' ? t('value_hashed') : (textOption(options, 'placeholder') ?? t('hash_placeholder'))
      }
      readOnly={readonly}
      onChange={change}
      trailing={clearable ? <ClearButton field={field} onClear={() => onChange(null)} /> : undefined}
    />
  );
};
