import { renderTemplate } from '../../domain/templates';
import { lineText, textOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import type { DisplayProps } from '../../kit';
import { MoreValues } from '../../parts/more-values';
import { EmptyValue } from '../../parts/value-display';

/** More entries than these are counted. */
const SHOWN = 3;

interface JsonEntries {
  readonly shown: readonly string[];
  /** What there is besides. */
  readonly others: readonly string[];
}

/** An entry by the template; as it is where the template finds nothing to say of it. */
const entryText = (format: string, entry: Json): string =>
  (isJsonObject(entry) ? renderTemplate(format, entry) : '') || lineText(entry);

/** The entries of a list, or the one value, each by the template that somebody chose; compact JSON without one. */
export const jsonEntries = (value: Json, options: JsonObject): JsonEntries => {
  const format = textOption(options, 'format');
  if (format === undefined) return { shown: [lineText(value)], others: [] };
  const texts = (Array.isArray(value) ? (value as readonly Json[]) : [value]).map((entry) =>
    lineText(entryText(format, entry)),
  );
  return { shown: texts.slice(0, SHOWN), others: texts.slice(SHOWN) };
};

/** A structure in words, as far as somebody said how. */
export const FormattedJsonValueDisplay = ({ value, options }: DisplayProps) => {
  const { shown, others } = jsonEntries(value, options);
  if (shown.length === 0) return <EmptyValue />;
  return (
    <span>
      {shown.join(', ')}
      <MoreValues texts={others} />
    </span>
  );
};
