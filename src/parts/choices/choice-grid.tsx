import type { CSSProperties, ReactNode } from 'react';
import type { Field } from '../../domain/schema';
import { choiceColumns, colorOption, type Choice } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import { ControlGroup } from '../../ui';
import { choiceColors } from './choice-colors.rules';
import classes from './choices.module.css';

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
    ...choiceColors(colorOption(options, 'color')),
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
