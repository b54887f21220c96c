import { type CSSProperties, useId } from 'react';
import { colorOption, flagOption, textOption } from '../../domain/values';
import type { InterfaceProps } from '../../kit';
import { classNames, customColor, Icon } from '../../ui';
import classes from './presentation-divider.module.css';

/** A line between parts of a form, with an optional heading. */
export const PresentationDividerInterface = ({ options }: InterfaceProps) => {
  const [title, icon, color] = [
    textOption(options, 'title'),
    textOption(options, 'icon'),
    colorOption(options, 'color'),
  ];
  const titleId = useId();
  const isInline = flagOption(options, 'inlineTitle');
  return (
    <div
      className={classNames(
        classes['divider'],
        isInline && classes['inline'],
        flagOption(options, 'marginTop') && classes['apart'],
      )}
      style={(color === undefined ? {} : { '--divider': color }) as CSSProperties}
    >
      {title === undefined && icon === undefined ? null : (
        <div className={classes['head']}>
          {icon === undefined ? null : <Icon name={icon} />}
          {title === undefined ? null : (
            <h2 id={titleId} dir="auto">
              <span {...customColor(color ?? null, 'text')}>{title}</span>
            </h2>
          )}
        </div>
      )}
      <hr className={classes['line']} {...(title !== undefined && { 'aria-labelledby': titleId })} />
    </div>
  );
};
