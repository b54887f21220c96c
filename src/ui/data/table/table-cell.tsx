import type { ReactNode } from 'react';
import { Tag } from '../../content/badge';
import { ErrorBoundary } from '../../feedback/error-boundary';
import { classNames } from '../../base/class-names';
import { Link } from '../../content/link';
import type { TableColumn, TableEditing } from './table-props';
import classes from './table.module.css';

interface TableCell<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  /** The rendered value; an open cell shows the editor instead. */
  readonly content: ReactNode;
  /** Of the row; used by the title cell only. */
  readonly href: string | undefined;
  /** Name of the link when the value is empty. */
  readonly name: string;
  readonly title: boolean;
  /** The title is a button that chooses the row. */
  readonly titleButton: boolean;
  /** Why the row cannot be chosen; shown after the title. */
  readonly disabledReason: string | undefined;
  readonly card: boolean;
  /** Set for a cell with an edit button and for an open cell. */
  readonly editing: TableEditing<Row> | undefined;
  readonly open: boolean;
}

const isEmptyContent = (content: unknown): boolean =>
  content === null || content === undefined || content === '' || content === false;

const linkTo = (href: string, content: ReactNode, name: string): ReactNode => (
  <Link
    className={classes['link']}
    href={href}
    data-row-link=""
    {...(isEmptyContent(content) && { 'aria-label': name })}
  >
    {isEmptyContent(content) ? '—' : content}
  </Link>
);

/** It has no listener; a click on the row is handled once for all its cells. */
const rowButton = (content: ReactNode, name: string, disabledReason: string | undefined): ReactNode => (
  <button
    type="button"
    className={classes['link']}
    data-row-button=""
    {...(isEmptyContent(content) && { 'aria-label': name })}
    {...(disabledReason !== undefined && { 'aria-disabled': true, title: disabledReason })}
  >
    {isEmptyContent(content) ? '—' : content}
  </button>
);

const titleContent = <Row,>({ content, href, name, titleButton, disabledReason }: TableCell<Row>): ReactNode => {
  const title = titleButton
    ? rowButton(content, name, disabledReason)
    : href === undefined
      ? content
      : linkTo(href, content, name);
  return disabledReason === undefined ? (
    title
  ) : (
    <span className={classes['with-reason']}>
      <span className={classes['value']}>{title}</span>
      <Tag icon="link">{disabledReason}</Tag>
    </span>
  );
};

const displayedContent = <Row,>(cell: TableCell<Row>): ReactNode => {
  const { column, row, content, title, editing, open } = cell;
  return open ? editing?.render(row, column.key) : title ? titleContent(cell) : content;
};

const EditButton = <Row,>({
  editing,
  row,
  column,
}: {
  readonly editing: TableEditing<Row>;
  readonly row: Row;
  readonly column: TableColumn<Row>;
}) => (
  // Reached by arrow keys, F2 or the pointer; not a tab stop, since each cell would be one.
  <button
    type="button"
    className={classes['edit']}
    tabIndex={-1}
    data-edit=""
    aria-label={editing.label(row, column.header)}
    onClick={() => editing.onEdit(row, column.key)}
  />
);

/** The value, with the column's name on a card and an edit button in an editable cell. */
const cellChildren = <Row,>(cell: TableCell<Row>, isText: boolean): ReactNode => {
  const { column, row, title, card, editing, open } = cell;
  return (
    <>
      {card && !title && column.card === undefined ? (
        <span className={classes['name']} aria-hidden="true">
          {column.header}
        </span>
      ) : null}
      {isText ? (
        displayedContent(cell)
      ) : (
        <span className={classes['value']} dir="auto">
          {displayedContent(cell)}
        </span>
      )}
      {editing !== undefined && !open ? <EditButton editing={editing} row={row} column={column} /> : null}
    </>
  );
};

/**
 * A cell of a row. A function and not a component: a page has hundreds of cells, and each component
 * costs render time.
 */
export const tableCell = <Row,>(cell: TableCell<Row>): ReactNode => {
  const { column, content, href, title, titleButton, disabledReason, card, editing, open } = cell;
  // Plain text takes its direction from the td, which saves a span per cell.
  const isText = typeof content === 'string' && !card && !open;
  // A link keeps its element when the edit button appears, else it would lose the focus.
  const isBareTitle = href === undefined && !titleButton && disabledReason === undefined;
  const bare = isText && editing === undefined && (!title || isBareTitle);
  return (
    <td
      key={column.key}
      {...(card && { role: 'cell' })}
      className={classNames(
        classes['cell'],
        isText && classes['written'],
        column.align && column.align !== 'start' && classes[column.align],
        title && classes['title'],
        column.headerHidden && classes['quiet-cell'],
        open ? classes['editing'] : editing && classes['editable'],
      )}
      data-column={column.key}
      {...(card && !title && { 'data-card': column.card })}
    >
      {bare ? content : cellChildren(cell, isText)}
    </td>
  );
};

interface CellContentProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
}

const CellContent = <Row,>({ column, row }: CellContentProps<Row>) => column.render(row);

/** Cell content in an error boundary; the fallback is the column's plain text. */
export const CellWithBoundary = <Row,>({ column, row }: CellContentProps<Row>) => (
  <ErrorBoundary renderFallback={() => column.plain?.(row)}>
    <CellContent column={column} row={row} />
  </ErrorBoundary>
);
