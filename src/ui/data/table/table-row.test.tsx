import { render, screen, within } from '@testing-library/react';
import { Table } from './table';
import type { TableColumn } from './table-props';

interface Place {
  readonly id: number;
  readonly name: string;
}

const places: readonly Place[] = [
  { id: 1, name: 'Quay' },
  { id: 2, name: 'Mole' },
  { id: 3, name: 'Pier' },
];

const Broken = ({ name }: { readonly name: string }) => {
  if (name === 'Mole') throw new Error('This display is broken');
  return <b>{name}</b>;
};

const columns: readonly TableColumn<Place>[] = [
  {
    key: 'name',
    header: 'Name',
    render: ({ name }) => <Broken name={name} />,
    plain: ({ name }) => name.toLowerCase(),
  },
  {
    key: 'id',
    header: 'Number',
    render: ({ id }) => {
      if (id === 2) throw new Error('This column is broken');
      return id;
    },
  },
  { key: 'length', header: 'Letters', render: ({ name }) => <i>{name.length}</i> },
];

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockReturnValue();
});

test('a cell that throws shows its plain text or nothing; all other cells keep their content', () => {
  render(
    <Table
      label="Places"
      columns={columns}
      rows={places}
      rowKey={({ id }) => String(id)}
      labels={{ selectAll: '', row: ({ name }) => name }}
    />,
  );
  const [, ...rows] = screen.getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ innerHTML }) => innerHTML.replace(/<\/?span[^>]*>/g, '')),
    ),
  ).toEqual([
    ['<b>Quay</b>', '1', '<i>4</i>'],
    ['mole', '', '<i>4</i>'],
    ['<b>Pier</b>', '3', '<i>4</i>'],
  ]);
});
