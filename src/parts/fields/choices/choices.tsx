import type { CSSProperties, ReactNode } from 'react';
import type { Field } from '../../../domain/schema';
import {
  withStoredValue,
  type Choice,
  choiceColumns,
  colorOption,
  isSameOfType,
  type NullableChoice,
  nullableChoicesOf,
  parseColor,
  printColor,
  readableOn,
  textOption,
} from '../../../domain/values';
import type { Json, JsonObject } from '../../../kernel';
import { Checkbox, ControlGroup, Icon, IconChoice, Radio } from '../../../ui';
import classes from './choices.module.css';

/** Custom properties for the configured colour of checked controls and a readable colour on it. */
export const choiceColorVariables = (color: string | undefined): Readonly<Record<string, string>> => {
  if (color === undefined) return {};
  const parsed = parseColor(color);
  return { '--choice-fill': color, ...(parsed !== null && { '--choice-on': printColor(readableOn(parsed)) }) };
};

interface ChoiceControlProps {
  readonly type: 'checkbox' | 'radio';
  /** Options of the field, which may configure icons for both states. */
  readonly options: JsonObject;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly disabled: boolean;
  /** The choice it stands for, which may have an icon and be disabled. */
  readonly choice?: Pick<Choice, 'icon' | 'disabled'>;
  /** Name of the radio group. */
  readonly name?: string;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

const DEFAULT_ICONS = {
  checkbox: { on: 'check_box', off: 'check_box_outline_blank' },
  radio: { on: 'radio_button_checked', off: 'radio_button_unchecked' },
} as const;

interface ChoiceTextProps {
  readonly icon: string | null;
  readonly children: ReactNode;
}

/** The text of a choice with its icon, if it has one. */
export const ChoiceText = ({ icon, children }: ChoiceTextProps) =>
  icon === null ? (
    <bdi>{children}</bdi>
  ) : (
    <span className={classes['text']}>
      <Icon name={icon} size="small" />
      <bdi>{children}</bdi>
    </span>
  );

/** The divider before a choice, if one is configured. */
export const ChoiceDivider = ({ divided }: { readonly divided: boolean | undefined }) =>
  divided === true ? <hr className={classes['divider']} /> : null;

/** A checkbox or radio button, with configured icons where there are any. */
export const ChoiceControl = ({
  type,
  options,
  name = '',
  indeterminate = false,
  choice,
  children,
  ...control
}: ChoiceControlProps) => {
  const rest = { ...control, disabled: control.disabled || choice?.disabled === true };
  const [iconOn, iconOff] = [textOption(options, 'iconOn'), textOption(options, 'iconOff')];
  const defaults = DEFAULT_ICONS[type];
  const hasCustomIcons = (iconOn ?? defaults.on) !== defaults.on || (iconOff ?? defaults.off) !== defaults.off;
  const content = <ChoiceText icon={choice?.icon ?? null}>{children}</ChoiceText>;
  if (hasCustomIcons) {
    return (
      <IconChoice
        {...rest}
        type={type}
        name={name}
        indeterminate={indeterminate}
        iconOn={iconOn ?? defaults.on}
        iconOff={iconOff ?? defaults.off}
      >
        {content}
      </IconChoice>
    );
  }
  return type === 'radio' ? (
    <Radio {...rest} name={name} onChange={() => rest.onChange(true)}>
      {content}
    </Radio>
  ) : (
    <Checkbox {...rest} indeterminate={indeterminate}>
      {content}
    </Checkbox>
  );
};

interface ChoiceGridProps {
  readonly field: Field;
  readonly options: JsonObject;
  readonly choices: readonly Pick<Choice, 'text'>[];
  readonly radios?: boolean;
  readonly children: ReactNode;
}

/** A grid of choices; the number of columns depends on the longest text. */
export const ChoiceGrid = ({ field, options, choices, radios = false, children }: ChoiceGridProps) => {
  const isHalf = field.meta?.width?.startsWith('half') ?? false;
  const style = {
    ...choiceColorVariables(colorOption(options, 'color')),
    '--columns': choiceColumns(choices, isHalf),
  } as CSSProperties;
  return (
    <div style={style}>
      <ControlGroup radios={radios} className={classes['grid']}>
        {children}
      </ControlGroup>
    </div>
  );
};

/** The configured choices of a field with values as it stores them, without duplicates; also that for null. */
export const fieldChoices = (option: Json, { type }: Field): readonly NullableChoice[] => {
  const choices = nullableChoicesOf(option).map((choice) => withStoredValue(choice, type));
  return choices.filter(
    ({ value }, index) => choices.findIndex((each) => isSameOfType(type, each.value, value)) === index,
  );
};
