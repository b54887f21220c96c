import { memo } from 'react';
import { classNames } from '../class-names';
import { Link } from '../link';
import type { TableColumn } from './table-column';
import type { TableEditing } from './table-editing';
import classes from './table.module.css';

interface TableCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  /** Set on the title cell of a row that leads somewhere. */
  readonly href: string | undefined;
  /** The link's name when the cell shows nothing. */
  readonly name: string | undefined;
  readonly title: boolean;
  readonly card: boolean;
  readonly editing: TableEditing<Row> | undefined;
  readonly open: boolean;
}

const isNothing = (content: unknown): boolean => content === null || content === undefined || content === '' || content === false;

const Cell = <Row,>({ column, row, href, name, title, card, editing, open }: TableCellProps<Row>) => {
  const content = open ? editing?.render(row, column.key) : column.render(row);
  const editable = editing?.editable(row, column.key) ?? false;
  return (
    <td
      {...(card && { role: 'cell' })}
      className={classNames(
        classes['cell'],
        column.align && column.align !== 'start' && classes[column.align],
        title && classes['title'],
        column.quiet && classes['quiet-cell'],
        editable && classes['editable'],
        open && classes['editing'],
      )}
      data-column={column.key}
    >
      {card && !title ? (
        <span className={classes['name']} aria-hidden="true">
          {column.header}
        </span>
      ) : null}
      <span className={classes['value']} dir="auto">
        {href === undefined || open ? (
          content
        ) : (
          <Link className={classes['link']} href={href} data-row-link="" {...(isNothing(content) && { 'aria-label': name })}>
            {isNothing(content) ? '—' : content}
          </Link>
        )}
      </span>
      {editable && editing !== undefined && !open ? (
        // Reached by the arrow keys, F2 or the pointer: a stop in each cell would make Tab useless.
        <button
          type="button"
          className={classes['edit']}
          tabIndex={-1}
          data-edit=""
          aria-label={editing.label(row, column.header)}
          onClick={() => editing.onEdit(row, column.key)}
        />
      ) : null}
    </td>
  );
};

/** One value of a row. Drawn again only when its row or its column changes. */
export const TableCell = memo(Cell) as typeof Cell;
