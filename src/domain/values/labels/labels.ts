import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import { titleCase, type Field } from '../../schema';
import { labelColors, type LabelColors } from '../color';
import { flagOption, textOption } from '../choices/options';
import { lineText } from '../short-text';

/** Text and colours of a value; null means the neutral colours. */
export interface Label {
  readonly text: string;
  readonly colors: LabelColors | null;
  /** Colour of the dot; null is neutral. */
  readonly dot: string | null;
}

/** Parsed options, shared by all labels of a field. */
export interface LabelConfig {
  readonly choices: ReadonlyMap<string, Label>;
  readonly defaultColors: LabelColors | null;
  readonly format: boolean;
  readonly asDot: boolean;
}

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

/** The label of a single value, configured or not. */
export const labelOf = (value: Json, { choices, defaultColors, format }: LabelConfig): Label => {
  const label = choices.get(choiceKey(value));
  if (label !== undefined) return label;
  const text = lineText(value);
  return {
    text: format && typeof value === 'string' ? titleCase(text) || text : text,
    colors: defaultColors,
    dot: defaultColors?.background ?? null,
  };
};
