import { renderTemplate } from '../../domain/templates';
import { lineText, textOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import type { DisplayProps } from '../../kit';
import { EmptyValue, MoreValues } from '../../parts/fields/value-display';

/** Further entries are only counted. */
const MAX_ENTRIES = 3;

interface JsonEntries {
  readonly visible: readonly string[];
  /** What there is besides. */
  readonly hidden: readonly string[];
}

/** An entry rendered by the template; the entry as text where the result is empty. */
const entryText = (format: string, entry: Json): string =>
  (isJsonObject(entry) ? renderTemplate(format, entry) : '') || lineText(entry);

/** The entries of a list, or a single value, rendered by the configured template; compact JSON without one. */
export const jsonEntries = (value: Json, options: JsonObject): JsonEntries => {
  const format = textOption(options, 'format');
  if (format === undefined) return { visible: [lineText(value)], hidden: [] };
  const texts = (Array.isArray(value) ? (value as readonly Json[]) : [value]).map((entry) =>
    lineText(entryText(format, entry)),
  );
  return { visible: texts.slice(0, MAX_ENTRIES), hidden: texts.slice(MAX_ENTRIES) };
};

/** A JSON value rendered by a configured template. */
export const FormattedJsonValueDisplay = ({ value, options }: DisplayProps) => {
  const { visible, hidden } = jsonEntries(value, options);
  if (visible.length === 0) return <EmptyValue />;
  return (
    <span>
      {visible.join(', ')}
      <MoreValues texts={hidden} />
    </span>
  );
};
