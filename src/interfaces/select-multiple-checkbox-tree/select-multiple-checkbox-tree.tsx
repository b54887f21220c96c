import { type CSSProperties, useMemo } from 'react';
import type { FieldType } from '../../domain/schema';
import { valueText } from '../../domain/templates';
import {
  withStoredValue,
  type Choice,
  type ChoiceNode,
  choiceTreeOf,
  colorOption,
  nodesIn,
  otherValues,
  type CheckState,
  checkStates,
  toggleNode,
  valueCombiningOf,
} from '../../domain/values';
import { equals, type Json, type JsonObject } from '../../kernel';
import type { InterfaceProps } from '../../kit';
import {
  choiceColorVariables,
  ChoiceControl,
  ChoiceDivider,
  RefusedEntry,
  useSelection,
} from '../../parts/fields/choices';
import { UnsupportedValue, UnconfiguredChoices } from '../../parts/fields/unsupported-value';
import { ControlGroup } from '../../ui';
import classes from './select-multiple-checkbox-tree.module.css';

const storedNodes = (nodes: readonly ChoiceNode[], type: FieldType, seen: Set<Json>): readonly ChoiceNode[] =>
  nodes.flatMap((node) => {
    const stored = withStoredValue(node, type);
    if (seen.has(stored.value)) return [];
    seen.add(stored.value);
    return [{ ...stored, children: storedNodes(node.children, type, seen) }];
  });

/** The configured tree with values as the field stores them, without duplicates; empty where none is configured. */
export const storedTree = (option: Json, type: FieldType): readonly ChoiceNode[] =>
  storedNodes(choiceTreeOf(option) ?? [], type, new Set());

interface TreeLevelProps {
  readonly nodes: readonly ChoiceNode[];
  readonly options: JsonObject;
  readonly ticks: ReadonlyMap<Choice['value'], CheckState>;
  readonly disabled: boolean;
  readonly onToggle: (value: Choice['value']) => void;
}

/** The choices of one level, each with its children. */
const TreeLevel = ({ nodes, ...shared }: TreeLevelProps) => {
  const { options, ticks, disabled, onToggle } = shared;
  return (
    <ul className={classes['level']}>
      {nodes.map((node) => (
        <li key={JSON.stringify(node.value)} className={classes['entry']}>
          <ChoiceDivider divided={node.divided} />
          <ChoiceControl
            type="checkbox"
            options={options}
            choice={node}
            checked={ticks.get(node.value) === 'on'}
            indeterminate={ticks.get(node.value) === 'part'}
            disabled={disabled}
            onChange={() => onToggle(node.value)}
          >
            {node.text}
          </ChoiceControl>
          {node.children.length === 0 ? null : (
            <TreeLevel {...shared} nodes={node.children} disabled={disabled || node.disabled === true} />
          )}
        </li>
      ))}
    </ul>
  );
};

/** Checkboxes for a tree of configured choices. */
export const SelectMultipleCheckboxTreeInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly } = props;
  const tree = useMemo(() => storedTree(options['choices'] ?? null, field.type), [options, field]);
  const { selected, select, refused } = useSelection(props);
  if (tree.length === 0) return <UnconfiguredChoices value={value} />;
  if (selected === null) return <UnsupportedValue value={value} />;

  const combining = valueCombiningOf(options['valueCombining'] ?? null);
  return (
    <div style={choiceColorVariables(colorOption(options, 'color')) as CSSProperties}>
      <ControlGroup>
        <TreeLevel
          nodes={tree}
          options={options}
          ticks={checkStates(tree, selected, combining)}
          disabled={readonly}
          onToggle={(each) => select(toggleNode(tree, selected, each, combining))}
        />
        {otherValues(selected, nodesIn(tree)).map((other, index) => (
          // A value may occur twice, so the index is the key.
          <div key={index} className={classes['entry']}>
            <ChoiceControl
              type="checkbox"
              options={options}
              checked
              disabled={readonly}
              onChange={() => select(selected.filter((each) => !equals(each, other)))}
            >
              {valueText(other)}
            </ChoiceControl>
          </div>
        ))}
      </ControlGroup>
      <RefusedEntry entry={refused} />
    </div>
  );
};
