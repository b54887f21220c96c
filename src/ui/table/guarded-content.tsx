import { Boundary } from '../boundary';
import type { TableColumn } from './table-column';

interface GuardedContentProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
}

const Content = <Row,>({ column, row }: GuardedContentProps<Row>) => column.render(row);

/** The content of a cell that may throw; what the column says in plain words stands in for it. */
export const GuardedContent = <Row,>({ column, row }: GuardedContentProps<Row>) => (
  <Boundary renderInstead={() => column.plain?.(row)}>
    <Content column={column} row={row} />
  </Boundary>
);
