import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Table } from './table';

interface Tag {
  readonly id: number;
  readonly name: string;
}

const rows: readonly Tag[] = ['bees', 'birds', '', 'night'].map((name, index) => ({ id: index + 1, name }));
const columns = [{ key: 'name', header: 'Name', render: ({ name }: Tag) => name }];
const onChoose = jest.fn();
const choice = { disabledKeys: new Set(['2']), disabledLabel: 'Already linked', onChoose };

const shared = {
  label: 'Tags',
  columns,
  rows,
  rowKey: ({ id }: Tag) => String(id),
  labels: { selectAll: 'Select all', row: ({ name, id }: Tag) => name || `No. ${id}` },
  choice,
};

const Many = ({ onChange }: { readonly onChange: (keys: readonly string[]) => void }) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['9']));
  const change = (next: ReadonlySet<string>): void => {
    setSelected(next);
    onChange([...next]);
  };
  return <Table {...shared} selected={selected} onSelectedChange={change} />;
};

const row = (name: string): HTMLElement => screen.getByText(name).closest('tr') as HTMLElement;

beforeEach(() => jest.clearAllMocks());

describe('a table whose rows are ticked', () => {
  it('toggles a row by a click on it while no row is selected, and no disabled row', async () => {
    const onChange = jest.fn();
    render(<Many onChange={onChange} />);
    await userEvent.click(row('bees'));
    await userEvent.click(row('birds'));
    expect(onChange.mock.calls).toEqual([[['9', '1']]]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('says why a row is disabled, and leaves it out of ranges and of all', async () => {
    const onChange = jest.fn();
    render(<Many onChange={onChange} />);
    const box = within(row('birds')).getByRole('checkbox', { name: 'birds' });
    expect(box).toHaveAccessibleDescription('Already linked');
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    const user = userEvent.setup();
    await user.click(row('bees'));
    await user.keyboard('{Shift>}');
    await user.click(row('night'));
    expect(onChange.mock.lastCall).toEqual([['9', '1', '3', '4']]);
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  });

  it('the checkbox of the head keeps the rows of other pages', async () => {
    const onChange = jest.fn();
    render(<Many onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(onChange.mock.calls).toEqual([[['9', '1', '3', '4']], [['9']]]);
  });
});

describe('a table of which one row is chosen', () => {
  const show = () => render(<Table {...shared} selected={new Set(['1'])} />);

  it('has a button in each title cell, named by the row where the cell is empty', async () => {
    show();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    screen.getByRole('button', { name: 'No. 3' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onChoose.mock.calls).toEqual([['3'], ['4']]);
  });

  it('chooses a row by a click anywhere on it, marks the selected one, and does not choose a disabled one', async () => {
    show();
    await userEvent.click(row('night'));
    await userEvent.click(screen.getByRole('button', { name: 'birds' }));
    await userEvent.click(row('birds'));
    expect(onChoose.mock.calls).toEqual([['4']]);
    expect(row('bees')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'birds' })).toHaveAttribute('aria-disabled', 'true');
  });
});
