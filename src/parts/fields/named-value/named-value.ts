import { of } from 'rxjs';
import { textOption } from '../../../domain/values';
import type { JsonObject } from '../../../kernel';
import { type InterfaceProps, useStream } from '../../../kit';

const NO_ITEM$ = of<JsonObject>({});

/**
 * The text of another field, such as the type of the field that is set up: the option `typeField` names the field, 'type'
 * by default. Where the form lacks the field, the option `type` is the text itself. Null while there is none.
 */
export const useNamedValue = (
  { options, item$ }: Pick<InterfaceProps, 'options' | 'item$'>,
  name: 'type' | 'interface',
): string | null => {
  const item = useStream(item$ ?? NO_ITEM$);
  const field = textOption(options, `${name}Field`) ?? name;
  return textOption(Object.hasOwn(item, field) ? { [name]: item[field] ?? null } : options, name) ?? null;
};
