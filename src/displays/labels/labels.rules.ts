import { titleCase, type Field } from '../../domain/schema';
import { csvEntries, labelColors, lineText, flagOption, textOption, type LabelColors } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

/** Text and colours of a value; null means the neutral colours. */
export interface Label {
  readonly text: string;
  readonly colors: LabelColors | null;
  /** Colour of the dot; null is neutral. */
  readonly dot: string | null;
}

/** Parsed options, shared by all labels of a field. */
interface LabelConfig {
  readonly choices: ReadonlyMap<string, Label>;
  readonly defaultColors: LabelColors | null;
  readonly format: boolean;
  readonly asDot: boolean;
}

/** Further labels are only counted: no column has room for them, and each is an element that has to be measured. */
const MAX_LABELS = 12;

const configuredChoices = (options: JsonObject): readonly JsonObject[] => {
  const choices = options['choices'];
  return Array.isArray(choices) ? (choices as readonly Json[]).filter(isJsonObject) : [];
};

const choiceKey = (value: Json): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** The label options of a field; the choices of the interface where the display has none. */
export const labelConfig = ({ meta }: Pick<Field, 'meta'>, options: JsonObject): LabelConfig => {
  const [foreground, background] = [textOption(options, 'defaultForeground'), textOption(options, 'defaultBackground')];
  const displayChoices = configuredChoices(options);
  const choices = new Map<string, Label>();
  for (const choice of displayChoices.length > 0 ? displayChoices : configuredChoices(meta?.options ?? {})) {
    const { value = null } = choice;
    const [front, back] = [textOption(choice, 'foreground'), textOption(choice, 'background')];
    const colors = labelColors(front ?? foreground, back ?? background);
    const key = choiceKey(value);
    if (!choices.has(key))
      choices.set(key, {
        text: textOption(choice, 'text') ?? titleCase(lineText(value)),
        colors,
        dot: labelColors(null, back ?? background)?.background ?? null,
      });
  }
  return {
    choices,
    defaultColors: labelColors(foreground, background),
    // Where labels are only the default display, as for tags, the text is not changed to title case.
    format: flagOption(options, 'format', meta?.display === 'labels'),
    asDot: flagOption(options, 'showAsDot'),
  };
};

const labelOf = (value: Json, { choices, defaultColors, format }: LabelConfig): Label => {
  const label = choices.get(choiceKey(value));
  if (label !== undefined) return label;
  const text = lineText(value);
  return {
    text: format && typeof value === 'string' ? titleCase(text) || text : text,
    colors: defaultColors,
    dot: defaultColors?.background ?? null,
  };
};

interface Labels {
  /** The labels to show if they fit. */
  readonly labels: readonly Label[];
  /** Texts of the labels beyond the maximum. */
  readonly more: readonly string[];
}

/** The labels of a value: several for a list or a CSV text. */
export const labelsOf = (value: Json, type: Field['type'], plan: LabelConfig): Labels => {
  const values = type === 'csv' ? csvEntries(value) : Array.isArray(value) ? (value as readonly Json[]) : [value];
  const filled = values.filter((each) => each !== null && each !== '');
  return {
    labels: filled.slice(0, MAX_LABELS).map((each) => labelOf(each, plan)),
    more: filled.slice(MAX_LABELS).map((each) => labelOf(each, plan).text),
  };
};

/** Same as in the style sheet. */
const GAP = 4;
/** Width of the number of further labels. */
const COUNT_WIDTH = 32;

/**
 * How many labels of these widths fit into a line, with the number of further ones behind them; at least one, which is
 * then cut off. Widths in pixels.
 */
export const fittingCount = (widths: readonly number[], room: number, hasMore: boolean): number => {
  let [used, fitting] = [0, 0];
  for (const [index, width] of widths.entries()) {
    used += width + (index === 0 ? 0 : GAP);
    const isLast = index === widths.length - 1 && !hasMore;
    if (used + (isLast ? 0 : GAP + COUNT_WIDTH) <= room) fitting = index + 1;
  }
  return Math.max(1, fitting);
};
