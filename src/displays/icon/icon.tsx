import { lineText, hexOption, flagOption } from '../../domain/values';
import type { DisplayProps } from '../../kit';
import { classNames, Icon, isIconName, customColor, VisuallyHidden } from '../../ui';
import classes from './icon.module.css';

const FALLBACK_ICON = 'help_outline';

/** An icon with its name for screen readers; an unknown name is shown as text. */
export const IconDisplay = ({ value, options }: DisplayProps) => {
  const name = lineText(value);
  const known = isIconName(name);
  const colorProps = customColor(hexOption(options, 'color'), 'mark');
  return (
    <span
      {...colorProps}
      className={classNames('className' in colorProps && colorProps.className, classes['icon'])}
      title={name}
    >
      <Icon name={known ? name : FALLBACK_ICON} filled={flagOption(options, 'filled')} />
      {known ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
    </span>
  );
};
