import { useEffect, useRef } from 'react';
import { useText } from '../../../kit';
import { FieldOption } from './field-option';
import { rowId, type FieldTreeState } from './use-field-tree';
import classes from './field-picker.module.css';

/** Maximum number of rendered rows; further fields are found by searching. */
const MAX_ROWS = 100;

/** The fields below a search field, and how many of them are not rendered. */
export const FieldTree = ({ tree }: { readonly tree: FieldTreeState }) => {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);
  const { id, active, rows } = tree;
  const drawn = rows.slice(0, MAX_ROWS);
  const hiddenCount = rows.length - drawn.length;
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div ref={list} id={id} className={classes['tree']} role="tree" aria-label={t('field_fields')}>
        {drawn.map((row, index) => (
          <FieldOption key={row.path} id={rowId(id, index)} row={row} tree={tree} />
        ))}
      </div>
      <p className={classes['note']} role="status">
        {rows.length === 0 ? t('field_none') : hiddenCount > 0 ? t('field_beyond', { count: hiddenCount }) : ''}
      </p>
    </>
  );
};
