import { useText } from '../../kit';
import { classNames, Icon, VisuallyHidden } from '../../ui';
import type { FieldRow } from './field-rows.rules';
import classes from './field-picker.module.css';

interface FieldOptionProps {
  readonly id: string;
  readonly row: FieldRow;
  /** A search result: shown with its full name, and not expandable. */
  readonly flat: boolean;
  readonly open: boolean;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onActivate: (row: FieldRow) => void;
  readonly onToggle: (row: FieldRow) => void;
  readonly onPick: (path: string) => void;
}

const INDENT = 20;

/** A row of the tree. The focus stays in the search field, which points to the active row with `aria-activedescendant`. */
export const FieldOption = ({
  id,
  row,
  flat,
  open,
  active,
  selected,
  onActivate,
  onToggle,
  onPick,
}: FieldOptionProps) => {
  const { t } = useText();
  const { path, name, fullName, level, expandable } = row;
  const pick = (): void => {
    if (!selected) onPick(path);
  };
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={flat ? 1 : level}
      aria-selected={active}
      aria-disabled={selected || undefined}
      {...(expandable && !flat && { 'aria-expanded': open })}
      {...(active && { 'data-active': '' })}
      className={classNames(classes['option'], active && classes['active'], selected && classes['chosen'])}
      style={{ paddingInlineStart: 8 + (flat ? 0 : (level - 1) * INDENT) }}
      data-path={path}
      onPointerMove={() => (active ? undefined : onActivate(row))}
      onClick={pick}
      onKeyDown={({ key }) => (key === 'Enter' ? pick() : undefined)}
    >
      {expandable && !flat ? (
        <button
          type="button"
          className={classes['toggle']}
          tabIndex={-1}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onToggle(row);
          }}
        >
          <Icon name={open ? 'expand_more' : 'chevron_right'} size="small" dir={!open} />
        </button>
      ) : (
        <span className={classes['toggle']} />
      )}
      <bdi className={classes['name']}>{flat ? fullName : name}</bdi>
      <bdi className={classes['key']} aria-hidden="true">
        {row.field.field}
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
