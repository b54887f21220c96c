import { useEffect, useId, useMemo, useRef } from 'react';
import { SchemaService, useService, useStream, useText } from '../../kit';
import { Icon } from '../../ui';
import { FieldOption } from './field-option';
import { useFieldTree } from './use-field-tree';
import classes from './field-picker.module.css';

export interface FieldPickerProps {
  readonly collection: string;
  /** Lists of related items can be picked too. */
  readonly lists: boolean;
  /** Picked already, and not to be picked again. */
  readonly chosen: ReadonlySet<string>;
  /** Gets the dotted path. */
  readonly onPick: (path: string) => void;
}

/** More rows than this are not drawn; whoever types finds the others. */
const MOST_ROWS = 100;

/** A field, or one of a related item up to the third step, by name or out of the tree. */
export const FieldPicker = ({ collection, lists, chosen, onPick }: FieldPickerProps) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaService).schema$);
  const choices = useMemo(
    () => ({ schema, collection, lists, locale: locale.code }),
    [schema, collection, lists, locale],
  );
  const tree = useFieldTree(choices, ({ path }) => (chosen.has(path) ? undefined : onPick(path)));
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { active, rows, text } = tree;
  // By number: a field's name may hold what an id may not.
  const optionId = (place: number): string => `${id}-${place}`;
  const drawn = rows.slice(0, MOST_ROWS);
  const beyond = rows.length - drawn.length;
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
        {drawn.map((row, place) => (
          <FieldOption
            key={row.path}
            id={optionId(place)}
            row={row}
            flat={text.trim() !== ''}
            open={tree.isOpen(row)}
            active={row === active}
            chosen={chosen.has(row.path)}
            onActivate={tree.activate}
            onToggle={tree.toggle}
            onPick={onPick}
          />
        ))}
      </div>
      <p className={classes['note']} role="status">
        {rows.length === 0 ? t('field_none') : beyond > 0 ? t('field_beyond', { count: beyond }) : ''}
      </p>
    </>
  );
};
