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

/** Further labels are only counted, since a column seldom has room for more. */
const MAX_LABELS = 2;

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
        dot: labelColors(null, back)?.background ?? null,
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
    dot: null,
  };
};

interface VisibleLabels {
  readonly visible: readonly Label[];
  /** Texts of the labels that do not fit. */
  readonly hidden: readonly string[];
}

/** The labels of a value: several for a list or a CSV text. */
export const visibleLabels = (value: Json, type: Field['type'], plan: LabelConfig): VisibleLabels => {
  const values = type === 'csv' ? csvEntries(value) : Array.isArray(value) ? (value as readonly Json[]) : [value];
  const filled = values.filter((each) => each !== null && each !== '');
  return {
    visible: filled.slice(0, MAX_LABELS).map((each) => labelOf(each, plan)),
    hidden: filled.slice(MAX_LABELS).map((each) => labelOf(each, plan).text),
  };
};
