import { useState } from 'react';
import { flagOption, textOption } from '../../domain/values';
import { useText, type InterfaceProps } from '../../kit';
import { IconButton, Input } from '../../ui';
import { typedState, typeHash, type TypedHash } from './input-hash.rules';

/** A value that is kept as a hash: what is saved is never shown, and typing replaces it. */
export const InputHashInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const [typed, remember] = useState<TypedHash | null>(null);
  const state = typedState(value, typed);
  const change = (text: string): void => {
    const next = typeHash(text, value, typed);
    remember(next.typed);
    onChange(next.value);
  };
  const clearable = state === 'hashed' && !readonly && (field.schema?.is_nullable ?? true);
  return (
    <Input
      type={flagOption(options, 'masked') ? 'password' : 'text'}
      autoComplete="new-password"
      spellCheck={false}
      icon={state === 'hashed' ? 'lock' : 'lock_open'}
      value={state === 'typed' && typed !== null ? typed.text : ''}
      placeholder={
        state === 'hashed' ? t('value_hashed') : (textOption(options, 'placeholder') ?? t('hash_placeholder'))
      }
      readOnly={readonly}
      onChange={change}
      trailing={
        clearable ? (
          <IconButton icon="close" label={t('clear_value')} size="small" onClick={() => onChange(null)} />
        ) : undefined
      }
    />
  );
};
