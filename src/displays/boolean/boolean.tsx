import { hexOption, lineText, textOption } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';
import { type DisplayProps, useText } from '../../kit';
import { classNames, Icon, isIconName, customColor, VisuallyHidden } from '../../ui';
import classes from './boolean.module.css';

/** Databases without booleans return numbers. Null for values that are no boolean. */
export const parseBoolean = (value: Json): boolean | null => {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === false || value === 0 || value === '0' || value === 'false' ? false : null;
};

/** Icon, colour and label of a state; `label` is null where none is configured. */
interface BooleanAppearance {
  readonly icon: string;
  readonly color: string;
  readonly label: string | null;
  /** The label is visible where it is configured, or where both states have the same icon. */
  readonly showLabel: boolean;
}

const DEFAULTS = {
  on: { icon: 'check', color: '#00C897' },
  off: { icon: 'close', color: '#B0BEC5' },
} as const;

type IsIcon = (name: string) => boolean;

const iconOf = (options: JsonObject, state: 'on' | 'off', isIcon: IsIcon): string => {
  const icon = textOption(options, state === 'on' ? 'iconOn' : 'iconOff') ?? null;
  return icon !== null && isIcon(icon) ? icon : DEFAULTS[state].icon;
};

/** `isIcon` tells whether a text is the name of an icon. */
export const booleanAppearance = (options: JsonObject, on: boolean, isIcon: IsIcon): BooleanAppearance => {
  const state = on ? 'on' : 'off';
  const label = textOption(options, on ? 'labelOn' : 'labelOff') ?? null;
  return {
    icon: iconOf(options, state, isIcon),
    color: hexOption(options, on ? 'colorOn' : 'colorOff') ?? DEFAULTS[state].color,
    label,
    showLabel: label !== null || iconOf(options, 'on', isIcon) === iconOf(options, 'off', isIcon),
  };
};

/** A coloured icon for each state, with a text for screen readers. */
export const BooleanDisplay = ({ value, options }: DisplayProps) => {
  const { t } = useText();
  const on = parseBoolean(value);
  if (on === null) return lineText(value);
  const { icon, color, label, showLabel } = booleanAppearance(options, on, isIconName);
  const text = label ?? t(on ? 'yes' : 'no');
  const colorProps = customColor(color, 'mark');
  return (
    <span className={classes['state']}>
      <span {...colorProps} className={classNames('className' in colorProps && colorProps.className, classes['mark'])}>
        <Icon name={icon} size="small" />
      </span>
      {showLabel ? <span className={classes['word']}>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
};
