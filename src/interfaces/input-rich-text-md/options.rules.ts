import { listOption, oneOfOption, textOption } from '../../domain/values';
import { isJsonObject, type JsonObject } from '../../kernel';

/** A button of the data model that inserts text around the selection. */
export interface CustomSyntax {
  readonly name: string;
  readonly icon: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly box: 'inline' | 'block';
}

const DEFAULT_ICON = 'code_blocks';

const text = (entry: JsonObject, name: string): string => {
  const value = Object.hasOwn(entry, name) ? entry[name] : null;
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
};

/**
 * The configured buttons. Those that would insert nothing are left out. The option `imageToken` is not read: a token in a
 * text would be published with it, and images are loaded without one.
 */
export const customSyntaxOf = (options: JsonObject): readonly CustomSyntax[] =>
  listOption(options, 'customSyntax').flatMap((entry) => {
    if (!isJsonObject(entry)) return [];
    const prefix = text(entry, 'prefix');
    const suffix = text(entry, 'suffix');
    if (prefix + suffix === '') return [];
    return {
      name: textOption(entry, 'name') ?? `${prefix}…${suffix}`,
      icon: textOption(entry, 'icon') ?? DEFAULT_ICON,
      prefix,
      suffix,
      box: oneOfOption(entry, 'box', ['inline', 'block']) ?? 'inline',
    };
  });
