import { useEffect, useId, useMemo, useRef } from 'react';
import { useService, useStream, useText } from '../../kit';
import { Icon } from '../../ui';
import { FieldOption } from './field-option';
import { useFieldTree } from './use-field-tree';
import classes from './field-picker.module.css';
import { SchemaStore } from '../../application/schema';

interface FieldPickerProps {
  readonly collection: string;
  /** Whether lists of related items are offered. */
  readonly includeLists: boolean;
  /** Paths that are selected already and cannot be picked again. */
  readonly selected: ReadonlySet<string>;
  /** Gets the dotted path. */
  readonly onPick: (path: string) => void;
}

/** Maximum number of rendered rows; further fields are found by searching. */
const MAX_ROWS = 100;

/** Picks a field, or a field of a related item up to three levels deep, by search or from a tree. */
export const FieldPicker = ({ collection, includeLists, selected, onPick }: FieldPickerProps) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const scope = useMemo(
    () => ({ schema, collection, includeLists, locale: locale.code }),
    [schema, collection, includeLists, locale],
  );
  const tree = useFieldTree(scope, ({ path }) => (selected.has(path) ? undefined : onPick(path)));
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { active, rows, text } = tree;
  // By index, since a field name may contain characters that an id may not.
  const optionId = (index: number): string => `${id}-${index}`;
  const drawn = rows.slice(0, MAX_ROWS);
  const hiddenCount = rows.length - drawn.length;
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div className={classes['search']}>
        <Icon name="search" />
        <input
          className={classes['input']}
          type="text"
          role="combobox"
          aria-label={t('field_search')}
          aria-haspopup="tree"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active === null ? undefined : optionId(rows.indexOf(active))}
          autoComplete="off"
          placeholder={t('field_search')}
          value={text}
          dir="auto"
          onChange={({ target }) => tree.setText(target.value)}
          onKeyDown={tree.onKeyDown}
        />
      </div>
      <div ref={list} id={id} className={classes['tree']} role="tree" aria-label={t('field_fields')}>
        {drawn.map((row, index) => (
          <FieldOption
            key={row.path}
            id={optionId(index)}
            row={row}
            flat={text.trim() !== ''}
            open={tree.isOpen(row)}
            active={row === active}
            selected={selected.has(row.path)}
            onActivate={tree.activate}
            onToggle={tree.toggle}
            onPick={onPick}
          />
        ))}
      </div>
      <p className={classes['note']} role="status">
        {rows.length === 0 ? t('field_none') : hiddenCount > 0 ? t('field_beyond', { count: hiddenCount }) : ''}
      </p>
    </>
  );
};
