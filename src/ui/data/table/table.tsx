import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { classNames } from '../../base/class-names';
import { CARDS_QUERY, useMediaQuery } from '../../base/media';
import { useScrollToTop } from '../pagination';
import { dropStateOf } from '../../drag/reorder';
import { useVisibleColumns } from './deferred-cells';
import { beginEditing, checkOnEnter, moveFocus, pressRow } from './keyboard/grid-keys';
import { keepOneTabStop } from './keyboard/one-tab-stop';
import { selectionState, useRowSelection } from './selection';
import { TableHead } from './head/table-head';
import { openCellMenu } from './cell-menu';
import { columnSizes } from './column-sizes';
import { ROW_HEIGHTS, type TableColumn, type TableProps } from './table-props';
import { TableRow } from './table-row';
import { SkeletonRows, SpacerRow } from './placeholder-rows';
import classes from './table.module.css';
import { useActiveRows } from './use-active-rows';
import { useLatest } from '../../base/use-latest';
import { useRowWindow } from './use-row-window';

/** Caches the result of `compute` per row object. */
const memoizeByRow = <Row, A>(compute: (row: Row) => A): ((row: Row) => A) => {
  const cache = new WeakMap<WeakKey, { readonly result: A }>();
  return (row) => {
    const cached = cache.get(row as WeakKey) ?? { result: compute(row) };
    cache.set(row as WeakKey, cached);
    return cached.result;
  };
};

const CHECK_WIDTH = 58;
const END_WIDTH = 72;
/** Of the button that adds a column. */
const CONTROL_WIDTH = 44;
const LEAD_WIDTH = 44;
/** Narrower next to the drag handles, which bring the margin of the page. */
const INNER_CHECK_WIDTH = 34;
const CARD_LINE = 22;
const CARD_REST = 50;

/** Lines of a card below its title. */
const cardLines = <Row,>(columns: readonly TableColumn<Row>[]): number => {
  const listed = columns.filter(({ card }) => card === undefined).length - 1;
  return Math.max(listed, 0) + (columns.some(({ card }) => card?.startsWith('below') === true) ? 1 : 0);
};

/** Cells below the 'add column' button of the head. */
const renderNothing = (): null => null;
const noHref = (): undefined => undefined;

/**
 * A list as a native table; rows and columns are windowed (tested with 1,000 rows of 30 columns).
 * On a phone rows become cards.
 */
export const Table = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  labels,
  spacing = 'cozy',
  rowHref,
  choice,
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
  reordering,
  editing,
  openCells,
  onCellMenu,
  widths,
  columnControls,
  cardsEnd,
}: TableProps<Row>) => {
  const scroller = useRef<HTMLDivElement>(null);
  useScrollToTop(scroller, offset);
  const cards = useMediaQuery(CARDS_QUERY);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const height = cards ? CARD_REST + cardLines(columns) * CARD_LINE : ROW_HEIGHTS[spacing];
  const { indexes, before, after, measure } = useRowWindow(scroller, {
    count: rows.length,
    height,
    measured: cards,
    enabled: !embedded,
  });

  const selectable = selected !== undefined && onSelectedChange !== undefined;
  const withControls = columnControls !== undefined && !cards;
  const withEnd = rowEnd !== undefined || withControls;
  const withLead = reordering !== undefined;
  const checkWidth = withLead ? INNER_CHECK_WIDTH : CHECK_WIDTH;
  const span = columns.length + (selectable ? 1 : 0) + (withEnd ? 1 : 0) + (withLead ? 1 : 0);
  const rest =
    (selectable ? checkWidth : 0) +
    (withControls ? CONTROL_WIDTH : withEnd ? END_WIDTH : 0) +
    (withLead ? LEAD_WIDTH : 0);
  const sizes = useMemo(() => columnSizes(columns, widths, rest), [columns, widths, rest]);
  const { visibleCount, cellQueue, onScroll } = useVisibleColumns(sizes.widths, cards || embedded);
  const endTakesRest = withControls && sizes.widths.every((width) => width !== null);

  const nameOf = useMemo(() => memoizeByRow(labels.row), [labels.row]);
  const hrefOf = useMemo(() => memoizeByRow(rowHref ?? noHref), [rowHref]);
  const { selecting, enabledKeys, check, checkAll, rowClick, rowClickCapture } = useRowSelection({
    keys,
    selected,
    onSelectedChange,
    choice,
  });
  const sort = useLatest((key: string) => onSort?.(key));
  const resize = useLatest((key: string, width: number) => onResize?.(key, width));

  const active = useActiveRows(editing !== undefined);
  const ownBody = useRef<HTMLTableSectionElement>(null);
  const body = reordering?.body ?? ownBody;
  useEffect(() => (body.current === null ? undefined : keepOneTabStop(body.current)), [body]);
  // The body handles keys that bubble up from the controls of the rows.
  const keyboard = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      beginEditing(event, active.activate);
      if (choice !== undefined) checkOnEnter(event);
      pressRow(event);
      moveFocus(event, active.activate);
    },
  };

  const onContextMenu = (event: MouseEvent<HTMLElement>): void =>
    openCellMenu(event, (rowKeyText, column, anchor) => {
      const row = rows[keys.indexOf(rowKeyText)];
      if (row !== undefined) onCellMenu?.(row, column, anchor);
    });

  const showSkeletons = loading && rows.length === 0;
  // With display grid or block some browsers drop the implicit table roles.
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
            selecting && classes['choosing'],
          )}
          style={cards ? undefined : sizes.table}
          aria-rowcount={(total ?? rows.length) + 1}
          aria-busy={loading}
        >
          <caption className={classes['caption']}>{label}</caption>
          {cards ? null : (
            <colgroup>
              {withLead ? <col style={{ inlineSize: LEAD_WIDTH }} /> : null}
              {selectable ? <col style={{ inlineSize: checkWidth }} /> : null}
              {columns.map(({ key }, index) => (
                <col key={key} {...(sizes.columns[index] && { style: { inlineSize: sizes.columns[index] } })} />
              ))}
              {withEnd ? (
                <col {...(!endTakesRest && { style: { inlineSize: withControls ? CONTROL_WIDTH : END_WIDTH } })} />
              ) : null}
            </colgroup>
          )}
          <TableHead
            columns={columns}
            widths={widths}
            lead={reordering?.head}
            selection={selectable ? selectionState(selected, enabledKeys) : undefined}
            selectAllLabel={cards ? (labels.selectAllShort ?? labels.selectAll) : labels.selectAll}
            hasEnd={withEnd}
            onSelectAll={checkAll}
            onSort={cards ? undefined : onSort && sort}
            onResize={cards ? undefined : onResize && resize}
            resizeLabel={labels.resize}
            columnControls={withControls ? columnControls : undefined}
            card={cards}
            cardsEnd={cards ? cardsEnd : undefined}
          />
          <tbody
            ref={body}
            className={classes['body']}
            {...keyboard}
            {...active.listeners}
            {...(onCellMenu && !cards && { onContextMenu })}
          >
            {showSkeletons ? (
              <SkeletonRows
                count={skeletons}
                columns={columns}
                withLead={withLead}
                withCheck={selectable}
                withEnd={withEnd}
              />
            ) : null}
            {before > 0 ? <SpacerRow height={before} span={span} /> : null}
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
                  visibleCount={visibleCount}
                  cellQueue={cellQueue}
                  titleKey={titleKey ?? columns[0]?.key}
                  href={href}
                  name={nameOf(row)}
                  selected={selectable || choice !== undefined ? selected?.has(key) : undefined}
                  withCheck={selectable}
                  clickable={href !== undefined || choice !== undefined}
                  titleButton={choice !== undefined && !selectable}
                  disabledReason={choice?.disabledKeys.has(key) === true ? choice.disabledLabel : undefined}
                  position={offset + index + 2}
                  index={index}
                  end={rowEnd ?? (withControls ? renderNothing : undefined)}
                  card={cards}
                  handleLabel={reordering === undefined ? undefined : (reordering.handleLabel?.(row) ?? null)}
                  handleHint={reordering?.disabledReason ?? reordering?.hint ?? ''}
                  handleDisabled={reordering?.disabledReason !== undefined}
                  dropState={dropStateOf(reordering?.dragged ?? null, key, index)}
                  editing={active.has(key) || openCells?.has(key) === true ? editing : undefined}
                  open={openCells?.get(key)}
                  onRowClick={rowClick}
                  onRowClickCapture={rowClickCapture}
                  onCheckedChange={check}
                  measure={measure}
                />
              );
            })}
            {after > 0 ? <SpacerRow height={after} span={span} /> : null}
          </tbody>
        </table>
      </div>
      {cards ? null : <div className={classes['edge']} />}
    </div>
  );
};
