import { type CSSProperties, useMemo } from 'react';
import type { FieldType } from '../../domain/schema';
import { valueText } from '../../domain/templates';
import {
  asStored,
  type Choice,
  type ChoiceNode,
  choiceTreeOf,
  chosenToSend,
  chosenValues,
  colorOption,
  nodesIn,
  otherValues,
  type Tick,
  ticksOf,
  toggleNode,
  valueCombiningOf,
} from '../../domain/values';
import { equals, type Json, type JsonObject } from '../../kernel';
import type { InterfaceProps } from '../../kit';
import { choiceColorVariables, ChoiceControl } from '../../parts/choices';
import { UnsupportedValue, UnconfiguredChoices } from '../../parts/unsupported-value';
import { ControlGroup } from '../../ui';
import classes from './select-multiple-checkbox-tree.module.css';

const storedNodes = (nodes: readonly ChoiceNode[], type: FieldType, taken: Set<Json>): readonly ChoiceNode[] =>
  nodes.flatMap((node) => {
    const stored = asStored(node, type);
    if (taken.has(stored.value)) return [];
    taken.add(stored.value);
    return [{ ...stored, children: storedNodes(node.children, type, taken) }];
  });

/** The configured tree as the field stores its values, each of them once; empty where none is configured. */
export const storedTree = (option: Json, type: FieldType): readonly ChoiceNode[] =>
  storedNodes(choiceTreeOf(option) ?? [], type, new Set());

interface TreeLevelProps {
  readonly nodes: readonly ChoiceNode[];
  readonly options: JsonObject;
  readonly ticks: ReadonlyMap<Choice['value'], Tick>;
  readonly disabled: boolean;
  readonly onToggle: (value: Choice['value']) => void;
}

/** Choices of one level, each with those below it. */
const TreeLevel = ({ nodes, ...shared }: TreeLevelProps) => {
  const { options, ticks, disabled, onToggle } = shared;
  return (
    <ul className={classes['level']}>
      {nodes.map((node) => (
        <li key={JSON.stringify(node.value)} className={classes['entry']}>
          <ChoiceControl
            type="checkbox"
            options={options}
            checked={ticks.get(node.value) === 'on'}
            indeterminate={ticks.get(node.value) === 'part'}
            disabled={disabled}
            onChange={() => onToggle(node.value)}
          >
            {node.text}
          </ChoiceControl>
          {node.children.length === 0 ? null : <TreeLevel {...shared} nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
};

/** Any of the configured choices, which may have others below them. */
export const SelectMultipleCheckboxTreeInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const tree = useMemo(() => storedTree(options['choices'] ?? null, field.type), [options, field]);
  const chosen = chosenValues(value, field.type);
  if (tree.length === 0) return <UnconfiguredChoices value={value} />;
  if (chosen === null) return <UnsupportedValue value={value} />;

  const combining = valueCombiningOf(options['valueCombining'] ?? null);
  return (
    <div style={choiceColorVariables(colorOption(options, 'color')) as CSSProperties}>
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
