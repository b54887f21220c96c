import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { isRightToLeft } from '../../base/text-direction';
import { useLatest } from '../../base/use-latest';
import { treeMove, treeRows, typeaheadRow, type TreeNode, type TreeRow } from './tree-rows';
import classes from './tree.module.css';

const ROW_HEIGHT = 36;
/** Rows rendered beyond the viewport, on either side. */
const OVERSCAN = 10;
/** Rows rendered while the tree has no layout (not painted yet, or a test). */
const ROWS_WITHOUT_LAYOUT = 30;
/** A longer pause starts a new text. */
const MAX_TYPING_PAUSE_MS = 500;

/** A collapsed node is expanded once something dragged has rested on it for this time. */
const EXPAND_MS = 700;

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const withRow = (indexes: readonly number[], row: number): number[] =>
  [...new Set([...indexes, row])].sort((one, two) => one - two);

export interface TreeProps {
  /** Accessible name. */
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly expanded: ReadonlySet<string>;
  readonly onExpand: (expanded: ReadonlySet<string>) => void;
  /** Null for none. */
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  /** Called for the context menu of a row, by pointer or by keys; `anchor` is the row. */
  readonly onMenu?: ((key: string, anchor: HTMLElement) => void) | undefined;
}

interface TreeRowViewProps {
  readonly row: TreeRow;
  readonly start: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
  readonly onSelect: () => void;
  readonly onDragOver: () => void;
  readonly onMenu: ((anchor: HTMLElement) => void) | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const TreeRowView = ({
  row,
  start,
  isActive,
  isSelected,
  onFocus,
  onToggle,
  onSelect,
  onDragOver,
  onMenu,
  onKeyDown,
}: TreeRowViewProps) => {
  const { node, level, isExpanded } = row;
  return (
    <div
      role="treeitem"
      aria-label={node.label}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblingCount}
      aria-selected={isSelected}
      {...(isExpanded !== null && { 'aria-expanded': isExpanded })}
      tabIndex={isActive ? 0 : -1}
      data-key={node.key}
      className={classes['row']}
      style={{ blockSize: ROW_HEIGHT, insetBlockStart: start, paddingInlineStart: 8 + (level - 1) * 20 }}
      onFocus={onFocus}
      onClick={onSelect}
      onDragOver={onDragOver}
      onKeyDown={onKeyDown}
      {...(onMenu && {
        onContextMenu: (event: MouseEvent<HTMLElement>) => {
          event.preventDefault();
          onMenu(event.currentTarget);
        },
      })}
    >
      <span
        className={classNames(classes['toggle'], isExpanded === true && classes['open'])}
        aria-hidden="true"
        onClick={(event) => {
          if (isExpanded === null) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isExpanded === null ? null : <Icon name={isExpanded ? 'expand_more' : 'chevron_right'} size="small" dir />}
      </span>
      {node.icon === undefined ? null : <Icon name={node.icon} size="small" />}
      <bdi className={classes['label']}>{node.label}</bdi>
    </div>
  );
};

/** Calls `expand` with the key of a row on which a drag rests. Returns what to call as it moves; null for no row. */
const useDragRest = (expand: (key: string) => void): ((key: string | null) => void) => {
  const rest = useRef<{ readonly key: string | null; readonly timer: ReturnType<typeof setTimeout> } | null>(null);
  const expandLatest = useLatest(expand);
  useEffect(() => () => clearTimeout(rest.current?.timer), []);
  return (key) => {
    if (rest.current?.key === key) return;
    clearTimeout(rest.current?.timer);
    rest.current = key === null ? null : { key, timer: setTimeout(() => expandLatest(key), EXPAND_MS) };
  };
};

/**
 * A tree with one selected node. Arrow keys move, expand and collapse, Home and End go to the first and the last row,
 * '*' expands all siblings, typing finds a label, Enter and Space select. A node on which a drag rests is expanded. Only the visible rows are
 * rendered.
 */
export const Tree = ({ label, nodes, expanded, onExpand, selected, onSelect, onMenu }: TreeProps) => {
  const rows = treeRows(nodes, expanded);
  const scroller = useRef<HTMLDivElement>(null);
  const pendingFocus = useRef<string | null>(null);
  const typing = useRef({ text: '', at: 0 });
  const [active, setActive] = useState<string | null>(null);
  const indexOf = (key: string | null): number => rows.findIndex(({ node }) => node.key === key);
  const tabStop = Math.max(indexOf(active) === -1 ? indexOf(selected) : indexOf(active), 0);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The tab stop stays in the page, so that Tab can reach the tree wherever it is scrolled to.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), tabStop),
  });
  const visible = virtualizer.getVirtualItems().map(({ index }) => index);
  const rendered =
    visible.length > 0
      ? visible
      : withRow(
          rows.slice(0, ROWS_WITHOUT_LAYOUT).map((_, index) => index),
          tabStop,
        );
  useEffect(() => {
    if (pendingFocus.current === null) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(pendingFocus.current)}"]`);
    if (!row) return;
    pendingFocus.current = null;
    row.focus();
  });
  const goTo = (index: number): void => {
    const key = rows[index]?.node.key;
    if (key === undefined) return;
    pendingFocus.current = key;
    virtualizer.scrollToIndex(index, { align: 'auto' });
    setActive(key);
  };
  const toggle = ({ node, isExpanded }: TreeRow): void => {
    const next = new Set(expanded);
    if (isExpanded === true) next.delete(node.key);
    else next.add(node.key);
    onExpand(next);
  };
  const restOn = useDragRest((key) => {
    const row = rows[indexOf(key)];
    if (row?.isExpanded === false) toggle(row);
  });
  const type = (letter: string, at: number): void => {
    const { text } = typing.current;
    typing.current = { text: at - typing.current.at > MAX_TYPING_PAUSE_MS ? letter : text + letter, at };
    const found = typeaheadRow(rows, tabStop, typing.current.text);
    if (found !== null) goTo(found);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[tabStop];
    if (row === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(row.node.key);
      return;
    }
    const key = isRightToLeft(event.currentTarget.parentElement ?? event.currentTarget)
      ? (MIRRORED[event.key] ?? event.key)
      : event.key;
    const move = treeMove(rows, tabStop, key);
    if (move === null && ([...key].length > 1 || key === '*')) return;
    event.preventDefault();
    if (move === null) type(key, event.timeStamp);
    else if (move.kind === 'move') goTo(move.to);
    else if (move.kind === 'collapse') toggle(row);
    else onExpand(new Set([...expanded, ...move.keys]));
  };
  return (
    <div
      ref={scroller}
      className={classes['tree']}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) restOn(null);
      }}
      onDrop={() => restOn(null)}
    >
      <div
        role="tree"
        aria-label={label}
        tabIndex={-1}
        className={classes['rows']}
        style={{ blockSize: rows.length * ROW_HEIGHT }}
      >
        {rendered.map((index) => {
          const row = rows[index];
          return row === undefined ? null : (
            <TreeRowView
              key={row.node.key}
              row={row}
              start={index * ROW_HEIGHT}
              isActive={index === tabStop}
              isSelected={row.node.key === selected}
              onFocus={() => setActive(row.node.key)}
              onKeyDown={onKeyDown}
              onToggle={() => toggle(row)}
              onDragOver={() => restOn(row.node.key)}
              onMenu={onMenu && ((anchor) => onMenu(row.node.key, anchor))}
              onSelect={() => {
                setActive(row.node.key);
                onSelect(row.node.key);
              }}
            />
          );
        })}
      </div>
    </div>
  );
};
