import type { Choice, ChoiceNode, Tick } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import { ChoiceControl } from '../../parts/choices';
import classes from './select-multiple-checkbox-tree.module.css';

interface TreeLevelProps {
  readonly nodes: readonly ChoiceNode[];
  readonly options: JsonObject;
  readonly ticks: ReadonlyMap<Choice['value'], Tick>;
  readonly disabled: boolean;
  readonly onToggle: (value: Choice['value']) => void;
}

/** Choices of one level, each with those below it. */
export const TreeLevel = ({ nodes, ...shared }: TreeLevelProps) => {
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
