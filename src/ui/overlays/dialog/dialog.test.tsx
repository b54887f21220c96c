import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../controls/button';
import { Drawer } from '../drawer';
import { Dialog } from './dialog';
import { HANDLES_ESCAPE } from './modal';

const Page = ({ closable = true }: { readonly closable?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      <Dialog
        open={open}
        danger
        title="Delete 3 articles?"
        text="They will be gone for good."
        {...(closable && { onClose: () => setOpen(false) })}
        actions={
          <>
            <Button data-autofocus onClick={() => setOpen(false)}>
              Keep them
            </Button>
            <Button variant="danger-fill">Delete 3 articles</Button>
          </>
        }
      />
    </>
  );
};

describe('Dialog', () => {
  it('has a name, takes the focus, closes on Escape and returns the focus', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Delete…' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 articles?' });
    expect(dialog).toHaveAccessibleDescription('They will be gone for good.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('ignores Escape without onClose', async () => {
    render(<Page closable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('is nudged by a click outside without onClose, and not by one inside', async () => {
    render(<Page closable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByText('They will be gone for good.'));
    expect(dialog).not.toHaveClass('nudged');
    await userEvent.click(dialog.parentElement ?? dialog);
    expect(dialog).toHaveClass('nudged');
    expect(dialog).toBeVisible();
    await waitFor(() => expect(dialog).not.toHaveClass('nudged'));
  });

  it.each([
    [
      'Close',
      () => (
        <Drawer
          open
          title="Change 3 items"
          closeLabel="Close"
          onClose={jest.fn()}
          actions={<Button disabledReason="Nothing has changed">Save</Button>}
        >
          {null}
        </Drawer>
      ),
    ],
    [
      'Choose',
      () => (
        <Drawer open title="Change 3 items" closeLabel="Close" onClose={jest.fn()}>
          <Button data-autofocus>Choose</Button>
        </Drawer>
      ),
    ],
    [
      'Cancel',
      () => (
        <Dialog
          open
          title="Rename"
          actions={
            <>
              <Button data-autofocus busy>
                Save
              </Button>
              <Button>Cancel</Button>
            </>
          }
        >
          <input disabled />
        </Dialog>
      ),
    ],
  ])('focuses the first enabled control: %s', async (name, layer) => {
    render(layer());
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('focuses the box when no control is enabled', async () => {
    render(<Dialog open title="Rename" actions={<Button busy>Save</Button>} />);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rename' })).toHaveFocus());
  });

  it.each([
    ['dialog', Dialog],
    ['drawer', Drawer],
  ])('leaves Escape to a control in the %s that handles it', async (_, Layer) => {
    const close = jest.fn();
    const inside = (own: boolean) => (
      <Layer open title="Change 3 items" closeLabel="Close" actions={null} onClose={close}>
        <div {...(own && { [HANDLES_ESCAPE]: '' })}>
          <input aria-label="Code" data-autofocus />
        </div>
      </Layer>
    );
    const { rerender } = render(inside(true));
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    rerender(inside(false));
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
