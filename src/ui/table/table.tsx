import { useMemo, useRef, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { CARDS, useMediaQuery, usePageTop } from '../media';
import { beginEditing } from './begin-editing';
import { useColumnsInSight } from './use-columns-in-sight';
import { moveFocus } from './move-focus';
import { onceForEach } from './once-for-each';
import { extent } from './selection';
import { LEAST_WIDTH, ROW_HEIGHTS, type TableProps } from './table-column';
import { TableHead } from './table-head';
import { placeOf } from './table-order';
import { TableRow } from './table-row';
import { TableSkeleton } from './table-skeleton';
import { useActiveRows } from './use-active-rows';
import { useLatest } from './use-latest';
import { useRowWindow } from './use-row-window';
import { useSelecting } from './use-selecting';
import classes from './table.module.css';

const CHECK_WIDTH = 58;
const END_WIDTH = 72;
const LEAD_WIDTH = 52;
/** Beside grips, which have the margin of the page. */
const INNER_CHECK_WIDTH = 38;
const CARD_LINE = 22;
const CARD_REST = 50;

/** Below the button for one more column. */
const nothing = (): null => null;
const nowhere = (): undefined => undefined;

/** A list as a native table: stays quick with 1,000 rows of 30 columns, and becomes cards on a phone. */
export const Table = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  labels,
  spacing = 'cozy',
  rowHref,
  onRowClick,
  selected,
  onSelectedChange,
  onSort,
  onResize,
  loading = false,
  skeletons = 10,
  rowEnd,
  titleKey,
  offset = 0,
  total,
  embedded = false,
  order,
  editing,
  openCells,
  widths,
  arrangement,
}: TableProps<Row>) => {
  const scroller = useRef<HTMLDivElement>(null);
  usePageTop(scroller, offset);
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
  const arranged = arrangement !== undefined && !cards;
  const withEnd = rowEnd !== undefined || arranged;
  const withLead = order !== undefined;
  const checkWidth = withLead ? INNER_CHECK_WIDTH : CHECK_WIDTH;
  const span = columns.length + (selectable ? 1 : 0) + (withEnd ? 1 : 0) + (withLead ? 1 : 0);
  const drawn = useMemo(() => columns.map(({ key, width }) => widths?.get(key) ?? width ?? null), [columns, widths]);
  const least = useMemo(() => drawn.reduce<number>((sum, width) => sum + (width ?? LEAST_WIDTH), 0), [drawn]);
  const { inSight, late, onScroll } = useColumnsInSight(drawn, cards || embedded);
  const endTakesRest = arranged && drawn.every((width) => width !== null);

  const nameOf = useMemo(() => onceForEach(labels.row), [labels.row]);
  const hrefOf = useMemo(() => onceForEach(rowHref ?? nowhere), [rowHref]);
  const { choosing, check, checkAll, press, pressFirst } = useSelecting({
    rows,
    keys,
    selected,
    onSelectedChange,
    onRowClick,
  });
  const sort = useLatest((key: string) => onSort?.(key));
  const resize = useLatest((key: string, width: number) => onResize?.(key, width));

  const active = useActiveRows(editing !== undefined);
  // Only for keys that controls in the rows have no use for.
  const keyboard = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      beginEditing(event, active.wake);
      moveFocus(event, active.wake);
    },
  };

  const showSkeletons = loading && rows.length === 0;
  // Grids and blocks in place of rows and cells lose the table's roles in some browsers.
  const roles = cards ? { role: 'table' } : {};
  return (
    <div className={classes['frame']}>
      <div
        ref={scroller}
        className={classNames(classes['scroll'], embedded && classes['embedded'])}
        onScroll={onScroll}
      >
        <table
          {...roles}
          className={classNames(
            classes['table'],
            classes[spacing],
            cards && classes['cards'],
            choosing && classes['choosing'],
          )}
          style={
            cards
              ? undefined
              : {
                  minInlineSize:
                    least + (selectable ? checkWidth : 0) + (withEnd ? END_WIDTH : 0) + (withLead ? LEAD_WIDTH : 0),
                }
          }
          aria-rowcount={(total ?? rows.length) + 1}
          aria-busy={loading}
        >
          <caption className={classes['caption']}>{label}</caption>
          {cards ? null : (
            <colgroup>
              {withLead ? <col style={{ inlineSize: LEAD_WIDTH }} /> : null}
              {selectable ? <col style={{ inlineSize: checkWidth }} /> : null}
              {columns.map(({ key }, index) => (
                <col key={key} {...(drawn[index] && { style: { inlineSize: drawn[index] } })} />
              ))}
              {withEnd ? <col {...(!endTakesRest && { style: { inlineSize: END_WIDTH } })} /> : null}
            </colgroup>
          )}
          <TableHead
            columns={columns}
            widths={widths}
            lead={order?.head}
            selection={selectable ? extent(selected, keys) : undefined}
            selectAllLabel={labels.selectAll}
            hasEnd={withEnd}
            onSelectAll={checkAll}
            onSort={cards ? undefined : onSort && sort}
            onResize={cards ? undefined : onResize && resize}
            resizeLabel={labels.resize}
            arrangement={arranged ? arrangement : undefined}
            card={cards}
          />
          <tbody ref={order?.body} className={classes['body']} {...keyboard} {...active.listeners}>
            {showSkeletons ? (
              <TableSkeleton
                count={skeletons}
                columns={columns}
                withLead={withLead}
                withCheck={selectable}
                withEnd={withEnd}
              />
            ) : null}
            {before > 0 ? <Spacer height={before} span={span} /> : null}
            {indexes.map((index) => {
              const row = rows[index];
              const key = keys[index];
              if (row === undefined || key === undefined) return null;
              const href = hrefOf(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  rowKey={key}
                  columns={columns}
                  inSight={inSight}
                  late={late}
                  titleKey={titleKey ?? columns[0]?.key}
                  href={href}
                  name={nameOf(row)}
                  selected={selectable ? selected.has(key) : undefined}
                  pressable={href !== undefined || onRowClick !== undefined}
                  position={offset + index + 2}
                  index={index}
                  end={rowEnd ?? (arranged ? nothing : undefined)}
                  card={cards}
                  grip={order === undefined ? undefined : (order.grip?.(row) ?? null)}
                  gripHint={order?.disabledReason ?? order?.hint ?? ''}
                  gripDisabled={order?.disabledReason !== undefined}
                  place={placeOf(order?.carried ?? null, key, index)}
                  editing={active.has(key) || openCells?.has(key) === true ? editing : undefined}
                  open={openCells?.get(key)}
                  onPress={press}
                  onPressFirst={pressFirst}
                  onCheck={check}
                  measure={measure}
                />
              );
            })}
            {after > 0 ? <Spacer height={after} span={span} /> : null}
          </tbody>
        </table>
      </div>
      {cards ? null : <div className={classes['edge']} />}
    </div>
  );
};

/** Stands for rows that are out of sight. */
const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden="true">
    <td className={classes['spacer']} colSpan={span} style={{ blockSize: height }} />
  </tr>
);
