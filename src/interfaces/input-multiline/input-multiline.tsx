import type { InterfaceProps } from '../../kit';
import { Textarea } from '../../ui';

export const InputMultilineInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => (
  <Textarea
    value={value === null ? '' : String(value)}
    placeholder={typeof options['placeholder'] === 'string' ? options['placeholder'] : undefined}
    readOnly={readonly}
    rows={4}
    dir="auto"
    onChange={(text) => onChange(text === '' && (field.schema?.is_nullable ?? true) ? null : text)}
  />
);
