import type { FieldType } from '../../../domain/schema';
import type { JsonObject } from '../../../kernel';
import type { OptionContext, TextKey, Translate } from '../../../kit';

/** The field that edits an option: the form of the option `fields` of a list of JSON objects. */
export interface OptionField {
  /** Half the width of the form by default. */
  readonly width?: 'half' | 'full';
  /** Text for users below the control. */
  readonly note?: string;
  /** What the contribution does without the option. Shown while the option is not set, and not stored. */
  readonly usual?: string | number | boolean;
  /** Options of the interface. */
  readonly options?: JsonObject;
  readonly required?: boolean;
}

/** The option `field` (a member of the options), edited by an interface as a value of this type. */
export const optionField = (
  field: string,
  name: string,
  type: FieldType,
  control: string,
  { width = 'half', note, usual, options = {}, required }: OptionField = {},
): JsonObject => ({
  field,
  name,
  type,
  interface: control,
  width,
  options,
  ...(note !== undefined && { note }),
  ...(usual !== undefined && { schema: { default_value: usual } }),
  ...(required === true && { required }),
});

export const textField = (field: string, name: string, more: OptionField = {}): JsonObject =>
  optionField(field, name, 'string', 'input', more);

/** A whole text with several lines. */
export const longTextField = (field: string, name: string, more: OptionField = {}): JsonObject =>
  optionField(field, name, 'text', 'input-multiline', { width: 'full', ...more });

export const numberField = (field: string, name: string, usual?: number, more: OptionField = {}): JsonObject =>
  optionField(field, name, 'float', 'input', { ...more, ...(usual !== undefined && { usual }) });

export const flagField = (field: string, name: string, usual = false): JsonObject =>
  optionField(field, name, 'boolean', 'boolean', { usual });

export const iconField = (field: string, name: string): JsonObject => optionField(field, name, 'string', 'select-icon');

export const colorField = (field: string, name: string): JsonObject =>
  optionField(field, name, 'string', 'select-color');

/** A choice between these values. Without a usual one none has to be chosen. */
export const choiceField = (
  field: string,
  name: string,
  choices: Readonly<Record<string, string>>,
  usual?: string,
): JsonObject =>
  optionField(field, name, 'string', 'select-dropdown', {
    options: {
      choices: Object.entries(choices).map(([value, text]) => ({ value, text })),
      allowNone: usual === undefined,
    },
    ...(usual !== undefined && { usual }),
  });

/** A list of objects with these fields, each edited in a drawer. */
export const listField = (
  field: string,
  name: string,
  fields: readonly JsonObject[],
  template: string,
  addLabel?: string,
): JsonObject =>
  optionField(field, name, 'json', 'list', {
    width: 'full',
    options: { fields, template, ...(addLabel !== undefined && { addLabel }) },
  });

/** A list of texts. */
export const wordsField = (field: string, name: string, more: OptionField = {}): JsonObject =>
  optionField(field, name, 'json', 'tags', { width: 'full', ...more });

/** A template with fields of a collection; a notice in its place while the collection is unknown. */
export const templateField = (
  field: string,
  name: string,
  collection: string | null,
  t: OptionContext['t'],
  noCollection: TextKey = 'option_no_collection',
): JsonObject =>
  collection === null
    ? optionField(field, name, 'alias', 'presentation-notice', {
        width: 'full',
        options: { text: t(noCollection), color: 'warning', icon: 'warning' },
      })
    : optionField(field, name, 'string', 'system-display-template', {
        width: 'full',
        options: { collectionName: collection },
      });

export const placeholderField = (t: Translate): JsonObject => textField('placeholder', t('option_placeholder'));

export const fontField = (t: Translate): JsonObject =>
  choiceField(
    'font',
    t('option_font'),
    { 'sans-serif': t('option_font_sans'), serif: t('option_font_serif'), monospace: t('option_font_mono') },
    'sans-serif',
  );

/** The icons at both ends of a control. */
export const endIconFields = (t: Translate): readonly JsonObject[] => [
  iconField('iconLeft', t('option_icon_start')),
  iconField('iconRight', t('option_icon_end')),
];

/** The icons of a box that can be ticked. */
export const boxIconFields = (t: Translate): readonly JsonObject[] => [
  iconField('iconOn', t('option_icon_on')),
  iconField('iconOff', t('option_icon_off')),
];

const choiceMembers = (t: Translate): readonly JsonObject[] => [
  textField('text', t('option_choice_text')),
  textField('value', t('option_choice_value'), { required: true, options: { font: 'monospace' } }),
];

/** The choices of a control; `more` are further members of each. */
export const choicesField = (t: Translate, more: readonly JsonObject[] = []): JsonObject =>
  listField(
    'choices',
    t('option_choices'),
    [...choiceMembers(t), ...more],
    '{{text}} {{value}}',
    t('option_choice_add'),
  );

/** Whether related items can be created and chosen. */
export const relatedFlags = (t: Translate): readonly JsonObject[] => [
  flagField('enableCreate', t('option_enable_create'), true),
  flagField('enableSelect', t('option_enable_select'), true),
];

/** Where an interface for fields of a collection takes the collection from; the name wins. */
export const collectionFields = (t: Translate): readonly JsonObject[] => [
  textField('collectionField', t('option_collection_field')),
  optionField('collectionName', t('option_collection_name'), 'string', 'system-collection', {
    options: { includeSystem: true },
  }),
];
