import { type FieldSetup, type SetupChange, triggerIn, triggersOf, withTrigger } from '../../../../domain/data-model';
import {
  columnInputs,
  DEFAULT_LENGTH,
  DEFAULT_PRECISION,
  DEFAULT_SCALE,
  type FieldType,
} from '../../../../domain/schema';
import type { JsonObject } from '../../../../kernel';
import type { TextKey, Translate } from '../../../../kit';
import {
  choiceField,
  flagField,
  listField,
  numberField,
  optionField,
  textField,
} from '../../../../parts/fields/option-fields';

/** The interface that a default value is typed with; that of a text otherwise. */
const DEFAULT_CONTROLS: Partial<Readonly<Record<FieldType, string>>> = {
  boolean: 'boolean',
  text: 'input-multiline',
  json: 'input-code',
  csv: 'tags',
  date: 'datetime',
  time: 'datetime',
  dateTime: 'datetime',
  timestamp: 'datetime',
};

const relatedOf = ({ map }: FieldSetup): string | null => map?.near.related_collection || null;

const triggerChoices = (t: Translate, triggers: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(triggers.map((each) => [each, t(`trigger_${each.replaceAll('-', '_')}` as TextKey)]));

/** The form of the column: length or precision, default value, what it refuses, and what the server writes into it. */
export const columnFields = (t: Translate, setup: FieldSetup, isPrimaryKey: boolean): readonly JsonObject[] => {
  const { type, localType } = setup;
  if (type === null) return [];
  const inputs = columnInputs(type, localType, isPrimaryKey);
  const triggers = triggersOf(type, localType, relatedOf(setup));
  return [
    ...(inputs.includes('length') ? [numberField('max_length', t('column_length'), DEFAULT_LENGTH)] : []),
    ...(inputs.includes('precision')
      ? [
          numberField('numeric_precision', t('column_precision'), DEFAULT_PRECISION),
          numberField('numeric_scale', t('column_scale'), DEFAULT_SCALE),
        ]
      : []),
    ...(inputs.includes('default_value')
      ? [
          optionField('default_value', t('column_default'), type, DEFAULT_CONTROLS[type] ?? 'input', {
            width: 'full',
            note: t('column_default_note'),
          }),
        ]
      : []),
    ...(inputs.includes('is_nullable') ? [flagField('is_nullable', t('column_nullable'), true)] : []),
    ...(inputs.includes('is_unique') ? [flagField('is_unique', t('column_unique'))] : []),
    ...(inputs.includes('triggers') && triggers.create.length > 0
      ? [
          choiceField('on_create', t('trigger_on_create'), triggerChoices(t, triggers.create)),
          choiceField('on_update', t('trigger_on_update'), triggerChoices(t, triggers.update)),
        ]
      : []),
  ];
};

/** The values of that form. */
export const columnValues = (setup: FieldSetup): JsonObject => {
  const { create, update } = triggersOf(setup.type, setup.localType, relatedOf(setup));
  const special = setup.meta.special ?? [];
  return {
    ...(setup.schema as JsonObject | null),
    on_create: triggerIn(special, create),
    on_update: triggerIn(special, update),
  };
};

/** The changes of the setup that these values mean. An input that is cleared has the platform's default. */
export const columnChanges = (setup: FieldSetup, values: JsonObject | null): readonly SetupChange[] => {
  const { on_create: onCreate = null, on_update: onUpdate = null, ...column } = values ?? {};
  const { create, update } = triggersOf(setup.type, setup.localType, relatedOf(setup));
  const chosen = <T extends string>(offered: readonly T[], value: unknown): T | null =>
    offered.find((each) => each === value) ?? null;
  const special = withTrigger(
    withTrigger(setup.meta.special ?? [], create, chosen(create, onCreate)),
    update,
    chosen(update, onUpdate),
  );
  return [
    {
      part: 'column',
      column: { default_value: null, max_length: null, numeric_precision: null, numeric_scale: null, ...column },
    },
    { part: 'meta', meta: { special } },
  ];
};

/** The form of the field in forms: what users see of it besides its interface. */
export const appearanceFields = (t: Translate): readonly JsonObject[] => [
  flagField('readonly', t('field_readonly')),
  flagField('hidden', t('field_hidden_in_form')),
  choiceField(
    'width',
    t('field_width'),
    { half: t('width_half'), full: t('width_full'), fill: t('width_fill') },
    'full',
  ),
  textField('note', t('field_note'), { width: 'full' }),
  listField(
    'translations',
    t('field_names'),
    [
      optionField('language', t('field_names_language'), 'string', 'system-language', { required: true }),
      textField('translation', t('field_names_name'), { required: true }),
    ],
    '{{translation}} ({{language}})',
    t('field_names_add'),
  ),
];

const APPEARANCE = ['readonly', 'hidden', 'width', 'note', 'translations'] as const;

export const appearanceValues = ({ meta }: FieldSetup): JsonObject =>
  Object.fromEntries(APPEARANCE.flatMap((name) => (meta[name] === undefined ? [] : [[name, meta[name]] as const])));

export const appearanceChanges = (values: JsonObject | null): readonly SetupChange[] => [
  {
    part: 'meta',
    meta: { readonly: false, hidden: false, width: 'full', note: null, translations: null, ...values },
  },
];
