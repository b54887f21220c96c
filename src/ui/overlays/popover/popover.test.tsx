import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../controls/button';
import { Dialog } from '../dialog';
import { AnchoredPopover } from './anchored-popover';

interface PageProps {
  /** Renders an open dialog inside or outside of the popover. */
  readonly dialog?: 'within' | 'elsewhere';
  readonly disabled?: boolean;
}

const Page = ({ dialog, disabled = false }: PageProps) => {
  const [anchor, open] = useState<HTMLElement | null>(null);
  const dialogAt = (position: PageProps['dialog']) => (
    <Dialog open={dialog === position} title="Really?" actions={<Button>Yes</Button>} />
  );
  return (
    <>
      <Button onClick={({ currentTarget }) => open(currentTarget)}>Columns</Button>
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label="Columns" onClose={() => open(null)}>
          <Button disabledReason={disabled && 'Nothing has changed'}>Save</Button>
          <Button>Reset</Button>
          {dialogAt('within')}
        </AnchoredPopover>
      )}
      {dialogAt('elsewhere')}
    </>
  );
};

const show = async (disabled = false) => {
  const { rerender } = render(<Page disabled={disabled} />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('dialog', { name: 'Columns' });
  return rerender;
};

describe('AnchoredPopover', () => {
  // Without layout the library takes nothing for visible, and so for focusable.
  beforeEach(() => jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(10));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [false, 'Save'],
    [true, 'Reset'],
  ])('focuses the first enabled control: first disabled %s, focus on %s', async (disabled, name) => {
    await show(disabled);
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('closes when a modal opens, and its anchor gets the focus back from the modal', async () => {
    const change = await show();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
    change(<Page dialog="elsewhere" />);
    await screen.findByRole('dialog', { name: 'Really?' });
    expect(screen.queryByRole('dialog', { name: 'Columns', hidden: true })).toBeNull();
    change(<Page />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus());
  });

  it('stays open when a modal opens from within it', async () => {
    const change = await show();
    change(<Page dialog="within" />);
    await screen.findByRole('dialog', { name: 'Really?' });
    expect(screen.getByRole('dialog', { name: 'Columns', hidden: true })).toBeInTheDocument();
  });

  it('leaves the focus to its anchor, the field of a combobox', async () => {
    const Field = () => {
      const [anchor, open] = useState<HTMLElement | null>(null);
      return (
        <>
          <input onFocus={({ currentTarget }) => open(currentTarget)} />
          {anchor === null ? null : (
            <AnchoredPopover anchor={anchor} label="Fields" focus="anchor" onClose={() => open(null)}>
              <Button>Title</Button>
            </AnchoredPopover>
          )}
        </>
      );
    };
    render(<Field />);
    await userEvent.tab();
    await screen.findByRole('group', { name: 'Fields' });
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
