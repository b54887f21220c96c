import type { InterfaceProps } from '../../kit';
import { Textarea } from '../../ui';
import { isText, shownText } from './input-multiline.rules';

export const InputMultilineInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => (
  <Textarea
    value={shownText(value)}
    placeholder={typeof options['placeholder'] === 'string' ? options['placeholder'] : undefined}
    readOnly={readonly || !isText(value)}
    rows={4}
    dir="auto"
    onChange={(text) => onChange(text === '' && (field.schema?.is_nullable ?? true) ? null : text)}
  />
);
