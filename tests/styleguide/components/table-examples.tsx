import { StatusLabel, Table, type TableColumn, type TableProps } from '../../../src/ui';
import { type Examples, Held, ignore } from './example';

interface Place {
  readonly id: number;
  readonly name: string;
  readonly height: number;
}

const PLACES: readonly Place[] = [
  { id: 1, name: 'Hirta', height: 426 },
  { id: 2, name: 'Skaw', height: 16 },
  { id: 3, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', height: 36 },
];

const COLUMNS: readonly TableColumn<Place>[] = [
  { key: 'name', header: 'Name', sortable: true, sort: 'ascending', render: ({ name }) => name },
  { key: 'height', header: 'Height', align: 'end', width: 110, sortable: true, render: ({ height }) => `${height} m` },
  { key: 'status', header: 'Status', width: 140, render: () => <StatusLabel tone="success">Published</StatusLabel> },
];

const SHARED: TableProps<Place> = {
  label: 'Places',
  columns: COLUMNS,
  rows: PLACES,
  rowKey: ({ id }) => String(id),
  labels: { selectAll: 'Select all', row: ({ name }) => `Select ${name}`, resize: (header) => `Width of ${header}` },
  embedded: true,
};

export const tableExamples: Examples = {
  table: [
    {
      title: 'Sorted, with a selection',
      size: 'wide',
      show: (
        <Held<ReadonlySet<string>> initial={new Set(['2'])}>
          {(selected, onChange) => (
            <Table {...SHARED} selected={selected} onSelectedChange={onChange} onSort={ignore} onResize={ignore} />
          )}
        </Held>
      ),
    },
    ...(['compact', 'comfortable'] as const).map((spacing) => ({
      title: spacing,
      show: <Table {...SHARED} spacing={spacing} rowHref={({ id }) => `/collections/places/${id}`} />,
    })),
    { title: 'Loading', show: <Table {...SHARED} rows={[]} loading skeletons={3} /> },
  ],
};
