import { lineText } from '../../domain/values';
import { useText, type DisplayProps } from '../../kit';
import { classNames, Icon, isIconName, ownColor, VisuallyHidden } from '../../ui';
import { booleanLook, isOn } from './boolean.rules';
import classes from './boolean.module.css';

/** A mark for each of the two states, in its colour, and in words for those who cannot see it. */
export const BooleanDisplay = ({ value, options }: DisplayProps) => {
  const { t } = useText();
  const on = isOn(value);
  if (on === null) return lineText(value);
  const { icon, color, label, worded } = booleanLook(options, on, isIconName);
  const word = label ?? t(on ? 'yes' : 'no');
  const coloured = ownColor(color, 'mark');
  return (
    <span className={classes['state']}>
      <span {...coloured} className={classNames('className' in coloured && coloured.className, classes['mark'])}>
        <Icon name={icon} size="small" />
      </span>
      {worded ? <span className={classes['word']}>{word}</span> : <VisuallyHidden>{word}</VisuallyHidden>}
    </span>
  );
};
