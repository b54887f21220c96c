import { useMemo, type CSSProperties } from 'react';
import { valueText } from '../../domain/templates';
import {
  chosenToSend,
  chosenValues,
  colorOption,
  nodesIn,
  otherValues,
  ticksOf,
  toggleNode,
  valueCombiningOf,
} from '../../domain/values';
import { equals } from '../../kernel';
import type { InterfaceProps } from '../../kit';
import { choiceColors, ChoiceControl } from '../../parts/choices';
import { KeptValue, UnconfiguredChoices } from '../../parts/kept-value';
import { ControlGroup } from '../../ui';
import { treeFor } from './select-multiple-checkbox-tree.rules';
import { TreeLevel } from './tree-level';
import classes from './select-multiple-checkbox-tree.module.css';

/** Any of the configured choices, which may have others below them. */
export const SelectMultipleCheckboxTreeInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const tree = useMemo(() => treeFor(options['choices'] ?? null, field.type), [options, field]);
  const chosen = chosenValues(value, field.type);
  if (tree.length === 0) return <UnconfiguredChoices value={value} />;
  if (chosen === null) return <KeptValue value={value} />;

  const combining = valueCombiningOf(options['valueCombining'] ?? null);
  return (
    <div style={choiceColors(colorOption(options, 'color')) as CSSProperties}>
      <ControlGroup>
        <TreeLevel
          nodes={tree}
          options={options}
          ticks={ticksOf(tree, chosen, combining)}
          disabled={readonly}
          onToggle={(each) => onChange(chosenToSend(toggleNode(tree, chosen, each, combining), field.type))}
        />
        {otherValues(chosen, nodesIn(tree)).map((other, index) => (
          // The same value may be there twice.
          <div key={index} className={classes['entry']}>
            <ChoiceControl
              type="checkbox"
              options={options}
              checked
              disabled={readonly}
              onChange={() =>
                onChange(
                  chosenToSend(
                    chosen.filter((each) => !equals(each, other)),
                    field.type,
                  ),
                )
              }
            >
              {valueText(other)}
            </ChoiceControl>
          </div>
        ))}
      </ControlGroup>
    </div>
  );
};
