import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog';
import { IconButton } from '../../controls/icon-button';
import { Menu } from './menu';

describe('Menu', () => {
  const rename = jest.fn();
  const remove = jest.fn();
  const show = () =>
    render(
      <Menu
        label="Bookmark"
        trigger={<IconButton icon="more_vert" label="Bookmark menu" />}
        entries={[
          { key: 'rename', label: 'Rename', icon: 'edit', shortcut: '⌘ R', onSelect: rename },
          {
            key: 'delete',
            label: 'Delete',
            danger: true,
            disabledReason: 'Shared with all',
            onSelect: remove,
            separated: true,
          },
        ]}
      />,
    );
  beforeEach(() => {
    rename.mockReset();
    remove.mockReset();
  });

  it('opens, moves and chooses by keyboard, and returns the focus', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Bookmark menu' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(rename).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('shows the reason of a disabled entry, and does not choose it', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark menu' }));
    const entry = await screen.findByRole('menuitem', { name: 'Delete' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription('Shared with all');
    await userEvent.click(entry);
    expect(remove).not.toHaveBeenCalled();
  });

  it('is described by its head, which is no entry', async () => {
    render(
      <Menu
        label="Your account"
        trigger={<IconButton icon="person" label="Account" />}
        head={{ title: 'Clara Voss', text: 'Editor' }}
        entries={[{ key: 'profile', label: 'Your profile' }]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menu')).toHaveAccessibleDescription('Clara Voss Editor');
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });

  it('closes on Escape', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark menu' }));
    await screen.findByRole('menu', { name: 'Bookmark' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('gets the focus back from a dialog that an entry opens', async () => {
    const Page = () => {
      const [asking, ask] = useState(false);
      return (
        <>
          <Menu
            label="Bookmark"
            trigger={<IconButton icon="more_vert" label="Bookmark menu" />}
            entries={[{ key: 'rename', label: 'Rename', onSelect: () => ask(true) }]}
          />
          {asking ? (
            <Dialog open title="Rename" onClose={() => ask(false)} actions={<button type="button">Save</button>} />
          ) : null}
        </>
      );
    };
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bookmark menu' })).toHaveFocus());
  });

  it('closes when a modal opens, and its button gets the focus back from the modal', async () => {
    const page = (over: boolean) => (
      <>
        <Menu
          label="Bookmark"
          trigger={<IconButton icon="more_vert" label="Bookmark menu" />}
          entries={[{ key: 'rename', label: 'Rename' }]}
        />
        <Dialog open={over} title="Sign in again" actions={<button type="button">Sign in</button>} />
      </>
    );
    const { rerender } = render(page(false));
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark menu' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    rerender(page(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus());
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bookmark menu' })).toHaveFocus());
  });
});
