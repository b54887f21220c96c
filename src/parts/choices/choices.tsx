import type { CSSProperties, ReactNode } from 'react';
import type { Field } from '../../domain/schema';
import {
  asStored,
  type Choice,
  choiceColumns,
  choicesOf,
  colorOption,
  parseColor,
  printColor,
  readableOn,
  textOption,
} from '../../domain/values';
import { equals, type Json, type JsonObject } from '../../kernel';
import { Checkbox, ControlGroup, IconChoice, Radio } from '../../ui';
import classes from './choices.module.css';

/** The configured colour of what is ticked, and one that is read on it, as variables of the style sheet. */
export const choiceColorVariables = (color: string | undefined): Readonly<Record<string, string>> => {
  if (color === undefined) return {};
  const known = parseColor(color);
  return { '--choice-fill': color, ...(known !== null && { '--choice-on': printColor(readableOn(known)) }) };
};

interface ChoiceControlProps {
  readonly type: 'checkbox' | 'radio';
  /** Of the field: icons for on and off. */
  readonly options: JsonObject;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  readonly disabled: boolean;
  /** Of the group; for radio buttons. */
  readonly name?: string;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

const DEFAULT_ICONS = {
  checkbox: { on: 'check_box', off: 'check_box_outline_blank' },
  radio: { on: 'radio_button_checked', off: 'radio_button_unchecked' },
} as const;

/** A checkbox or radio button: our own, or with the icons that are configured. */
export const ChoiceControl = ({
  type,
  options,
  name = '',
  indeterminate = false,
  children,
  ...rest
}: ChoiceControlProps) => {
  const [iconOn, iconOff] = [textOption(options, 'iconOn'), textOption(options, 'iconOff')];
  const usual = DEFAULT_ICONS[type];
  const isOwn = (iconOn ?? usual.on) !== usual.on || (iconOff ?? usual.off) !== usual.off;
  const content = <bdi>{children}</bdi>;
  if (isOwn) {
    return (
      <IconChoice
        {...rest}
        type={type}
        name={name}
        indeterminate={indeterminate}
        iconOn={iconOn ?? usual.on}
        iconOff={iconOff ?? usual.off}
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

/** Choices in as many columns as their longest has room in. */
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

/** The configured choices of a field as it stores them, each value once. */
export const fieldChoices = (option: Json, { type }: Field): readonly Choice[] => {
  const choices = (choicesOf(option) ?? []).map((choice) => asStored(choice, type));
  return choices.filter(({ value }, index) => choices.findIndex((each) => equals(each.value, value)) === index);
};
