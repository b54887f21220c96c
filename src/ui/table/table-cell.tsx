import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { classNames } from '../class-names';
import { Link } from '../link';
import type { TableColumn, TableEditing } from './table-props';
import classes from './table.module.css';

interface TableCell<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  /** What is drawn in it, unless it is open. */
  readonly content: ReactNode;
  /** Set on the title cell of a row that leads somewhere. */
  readonly href: string | undefined;
  /** The link's name when the cell shows nothing. */
  readonly name: string;
  readonly title: boolean;
  readonly card: boolean;
  /** Only for a cell with a pen, and for one that is open. */
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

const displayedContent = <Row,>({
  column,
  row,
  content,
  href,
  name,
  title,
  editing,
  open,
}: TableCell<Row>): ReactNode =>
  open ? editing?.render(row, column.key) : title && href !== undefined ? linkTo(href, content, name) : content;

const EditButton = <Row,>({
  editing,
  row,
  column,
}: {
  readonly editing: TableEditing<Row>;
  readonly row: Row;
  readonly column: TableColumn<Row>;
}) => (
  // Reached by the arrow keys, F2 or the pointer: a stop in each cell would make Tab useless.
  <button
    type="button"
    className={classes['edit']}
    tabIndex={-1}
    data-edit=""
    aria-label={editing.label(row, column.header)}
    onClick={() => editing.onEdit(row, column.key)}
  />
);

/** With its name on a card, and with a pen where it can be edited. */
const cellChildren = <Row,>(cell: TableCell<Row>, written: boolean): ReactNode => {
  const { column, row, title, card, editing, open } = cell;
  return (
    <>
      {card && !title ? (
        <span className={classes['name']} aria-hidden="true">
          {column.header}
        </span>
      ) : null}
      {written ? (
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

/** One value of a row. No component of its own: a page has hundreds of them, and React counts each. */
export const tableCell = <Row,>(cell: TableCell<Row>): ReactNode => {
  const { column, content, href, title, card, editing, open } = cell;
  // Text finds its direction in the cell itself: an element more for each of hundreds is drawn, laid out and removed as well.
  const written = typeof content === 'string' && !card && !open;
  // A link stays the same one when a pen comes to it, else it would lose the focus.
  const bare = written && editing === undefined && !(title && href !== undefined);
  return (
    <td
      key={column.key}
      {...(card && { role: 'cell' })}
      className={classNames(
        classes['cell'],
        written && classes['written'],
        column.align && column.align !== 'start' && classes[column.align],
        title && classes['title'],
        column.headerHidden && classes['quiet-cell'],
        open ? classes['editing'] : editing && classes['editable'],
      )}
      data-column={column.key}
    >
      {bare ? content : cellChildren(cell, written)}
    </td>
  );
};

interface CellContentProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
}

const CellContent = <Row,>({ column, row }: CellContentProps<Row>) => column.render(row);

/** The content of a cell that may throw; what the column says in plain words stands in for it. */
export const CellWithBoundary = <Row,>({ column, row }: CellContentProps<Row>) => (
  <ErrorBoundary renderFallback={() => column.plain?.(row)}>
    <CellContent column={column} row={row} />
  </ErrorBoundary>
);
