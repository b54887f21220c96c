import { titleCase, type Field } from '../../domain/schema';
import { csvEntries, labelColors, lineText, flagOption, textOption, type LabelColors } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

/** What a value looks like; no colours means the application's own neutral ones. */
export interface Label {
  readonly text: string;
  readonly colors: LabelColors | null;
  /** Of its dot; null is a neutral one. */
  readonly dot: string | null;
}

/** What all labels of a field have in common. */
export interface LabelConfig {
  readonly choices: ReadonlyMap<string, Label>;
  readonly defaultColors: LabelColors | null;
  readonly format: boolean;
  readonly asDot: boolean;
}

/** More labels than these are counted: a column seldom has room for more. */
const MAX_LABELS = 2;

const configuredChoices = (options: JsonObject): readonly JsonObject[] => {
  const choices = options['choices'];
  return Array.isArray(choices) ? (choices as readonly Json[]).filter(isJsonObject) : [];
};

const choiceKey = (value: Json): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** What is said about a field's labels: by the display, and where that says nothing by the choices that its interface offers. */
export const labelConfig = ({ meta }: Pick<Field, 'meta'>, options: JsonObject): LabelConfig => {
  const [foreground, background] = [textOption(options, 'defaultForeground'), textOption(options, 'defaultBackground')];
  const own = configuredChoices(options);
  const choices = new Map<string, Label>();
  for (const choice of own.length > 0 ? own : configuredChoices(meta?.options ?? {})) {
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
    // Tags and the like that nobody wants as labels in particular keep the words that people chose.
    format: flagOption(options, 'format', meta?.display === 'labels'),
    asDot: flagOption(options, 'showAsDot'),
  };
};

const labelOf = (value: Json, { choices, defaultColors, format }: LabelConfig): Label => {
  const chosen = choices.get(choiceKey(value));
  if (chosen !== undefined) return chosen;
  const text = lineText(value);
  return {
    text: format && typeof value === 'string' ? titleCase(text) || text : text,
    colors: defaultColors,
    dot: null,
  };
};

export interface VisibleLabels {
  readonly visible: readonly Label[];
  /** What there is besides, in words. */
  readonly hidden: readonly string[];
}

/** A label for a text, several for a list; a csv field that comes as one text is a list too. */
export const visibleLabels = (value: Json, type: Field['type'], plan: LabelConfig): VisibleLabels => {
  const values = type === 'csv' ? csvEntries(value) : Array.isArray(value) ? (value as readonly Json[]) : [value];
  const real = values.filter((each) => each !== null && each !== '');
  return {
    visible: real.slice(0, MAX_LABELS).map((each) => labelOf(each, plan)),
    hidden: real.slice(MAX_LABELS).map((each) => labelOf(each, plan).text),
  };
};
