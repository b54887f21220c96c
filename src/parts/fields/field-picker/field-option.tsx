import type { MouseEvent } from 'react';
import { useText } from '../../../kit';
import { classNames, Icon, VisuallyHidden } from '../../../ui';
import type { FieldRow } from './field-rows.rules';
import type { FieldTreeState } from './use-field-tree';
import classes from './field-picker.module.css';

interface FieldOptionProps {
  readonly id: string;
  readonly row: FieldRow;
  readonly tree: FieldTreeState;
}

const INDENT = 20;

const keepFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * A row of the tree; a search result is shown with its full name, and not expandable. The focus stays in the search
 * field, which points to the active row with `aria-activedescendant`.
 */
export const FieldOption = ({ id, row, tree }: FieldOptionProps) => {
  const { t } = useText();
  const { path, name, fullName, steps } = row;
  const flat = tree.searching;
  const level = flat ? 1 : steps.length;
  const expandable = row.expandable && !flat;
  const open = tree.isOpen(row);
  const active = row === tree.active;
  const selected = tree.isSelected(row);
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-selected={active}
      aria-disabled={selected || undefined}
      {...(expandable && { 'aria-expanded': open })}
      {...(active && { 'data-active': '' })}
      className={classNames(classes['option'], active && classes['active'], selected && classes['chosen'])}
      style={{ paddingInlineStart: 8 + (level - 1) * INDENT }}
      data-path={path}
      onPointerMove={() => (active ? undefined : tree.activate(row))}
      onMouseDown={keepFocus}
      onClick={() => tree.choose(row)}
      onKeyDown={({ key }) => (key === 'Enter' ? tree.choose(row) : undefined)}
    >
      {expandable ? (
        <button
          type="button"
          className={classes['toggle']}
          tabIndex={-1}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            tree.toggle(row);
          }}
        >
          <Icon name={open ? 'expand_more' : 'chevron_right'} size="small" dir={!open} />
        </button>
      ) : (
        <span className={classes['toggle']} />
      )}
      <bdi className={classes['name']}>{flat ? fullName : name}</bdi>
      <bdi className={classes['key']} aria-hidden="true">
        {steps.at(-1)?.segment}
      </bdi>
      {selected ? (
        <>
          <Icon name="check" size="small" className={classes['check']} />
          <VisuallyHidden>{`, ${t('field_chosen')}`}</VisuallyHidden>
        </>
      ) : null}
    </div>
  );
};
