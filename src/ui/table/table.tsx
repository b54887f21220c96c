import { useMemo, useRef, type MouseEvent } from 'react';
import { classNames } from '../class-names';
import { CARDS, useMediaQuery } from '../media';
import { extent, select } from './selection';
import { LEAST_WIDTH, ROW_HEIGHTS, type TableProps } from './table-column';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import { useLatest } from './use-latest';
import { useRowWindow } from './use-row-window';
import classes from './table.module.css';

const CHECK_WIDTH = 58;
const END_WIDTH = 72;
const CARD_LINE = 22;
const CARD_REST = 50;

const CONTROLS = 'a, button, input, select, textarea, label, [role=menu], [role=menuitem], [role=slider]';

/** A list as a native table: stays quick with 1,000 rows of 30 columns, and becomes cards on a phone. */
export const Table = <Row,>({
  label, columns, rows, rowKey, labels, spacing = 'cozy', rowHref, onRowClick, selected, onSelectedChange, onSort, onResize,
  loading = false, skeletons = 10, rowEnd, titleKey, offset = 0, total, embedded = false,
}: TableProps<Row>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<string | null>(null);
  const cards = useMediaQuery(CARDS);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const height = cards ? CARD_REST + (columns.length - 1) * CARD_LINE : ROW_HEIGHTS[spacing];
  const { indexes, before, after, measure } = useRowWindow(scroller, {
    count: rows.length,
    height,
    measured: cards,
    enabled: !embedded,
  });

  const selectable = selected !== undefined && onSelectedChange !== undefined;
  const withEnd = rowEnd !== undefined;
  const span = columns.length + (selectable ? 1 : 0) + (withEnd ? 1 : 0);
  const least = useMemo(() => columns.reduce((sum, { width }) => sum + (width ?? LEAST_WIDTH), 0), [columns]);

  const check = useLatest((key: string, checked: boolean, range: boolean) => {
    if (selected === undefined) return;
    onSelectedChange?.(select(selected, keys, key, checked, range ? anchor.current : null));
    anchor.current = key;
  });
  const checkAll = useLatest((checked: boolean) => {
    const next = new Set(selected);
    for (const key of keys) {
      if (checked) next.add(key);
      else next.delete(key);
    }
    onSelectedChange?.(next);
  });
  const press = useLatest((key: string, event: MouseEvent<HTMLTableRowElement>) => {
    const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
    // Portals bubble here too: a click in a menu of the row is not a click on the row.
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS) !== null) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const row = rows[keys.indexOf(key)];
    if (onRowClick !== undefined && row !== undefined) {
      onRowClick(row);
      return;
    }
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    currentTarget.querySelector('[data-row-link]')?.dispatchEvent(click);
  });
  const sort = useLatest((key: string) => onSort?.(key));
  const resize = useLatest((key: string, width: number) => onResize?.(key, width));

  const showSkeletons = loading && rows.length === 0;
  // Grids and blocks in place of rows and cells lose the table's roles in some browsers.
  const roles = cards ? { role: 'table' } : {};
  return (
    <div ref={scroller} className={classNames(classes['scroll'], embedded && classes['embedded'])}>
      <table
        {...roles}
        className={classNames(classes['table'], classes[spacing], cards && classes['cards'])}
        style={cards ? undefined : { minInlineSize: least + (selectable ? CHECK_WIDTH : 0) + (withEnd ? END_WIDTH : 0) }}
        aria-rowcount={(total ?? rows.length) + 1}
        aria-busy={loading}
      >
        <caption className={classes['caption']}>{label}</caption>
        {cards ? null : (
          <colgroup>
            {selectable ? <col style={{ inlineSize: CHECK_WIDTH }} /> : null}
            {columns.map(({ key, width }) => (
              <col key={key} {...(width && { style: { inlineSize: width } })} />
            ))}
            {withEnd ? <col style={{ inlineSize: END_WIDTH }} /> : null}
          </colgroup>
        )}
        <TableHead
          columns={columns}
          selection={selectable ? extent(selected, keys) : undefined}
          selectAllLabel={labels.selectAll}
          hasEnd={withEnd}
          onSelectAll={checkAll}
          onSort={onSort && sort}
          onResize={onResize && resize}
          resizeLabel={labels.resize}
        />
        <tbody className={classes['body']}>
          {showSkeletons ? (
            <TableSkeleton count={skeletons} columns={columns} withCheck={selectable} withEnd={withEnd} />
          ) : null}
          {before > 0 ? <Spacer height={before} span={span} /> : null}
          {indexes.map((index) => {
            const row = rows[index];
            const key = keys[index];
            if (row === undefined || key === undefined) return null;
            const href = rowHref?.(row);
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                columns={columns}
                titleKey={titleKey ?? columns[0]?.key}
                href={href}
                name={labels.row(row)}
                selected={selectable ? selected.has(key) : undefined}
                pressable={href !== undefined || onRowClick !== undefined}
                position={offset + index + 2}
                index={index}
                end={rowEnd}
                card={cards}
                onPress={press}
                onCheck={check}
                measure={measure}
              />
            );
          })}
          {after > 0 ? <Spacer height={after} span={span} /> : null}
        </tbody>
      </table>
    </div>
  );
};

/** Stands for rows that are out of sight. */
const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden="true">
    <td className={classes['spacer']} colSpan={span} style={{ blockSize: height }} />
  </tr>
);
