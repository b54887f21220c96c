import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog, Drawer } from '../../../ui';
import { useSaveShortcuts } from './use-item-commands';

const saves: string[] = [];
const left: string[] = [];

const Form = ({ severalItems = true }: { readonly severalItems?: boolean }) => {
  useSaveShortcuts((then) => saves.push([...left, then].join(' ')), severalItems);
  return (
    <>
      <input type="text" aria-label="Tags" onBlur={({ target }) => left.push(target.value)} />
      <input
        type="text"
        role="combobox"
        aria-expanded="false"
        aria-controls="none"
        aria-label="Author"
        onBlur={({ target }) => left.push(target.value)}
      />
    </>
  );
};

beforeEach(() => {
  saves.length = 0;
  left.length = 0;
});

test('meta+s saves and stays, meta+shift+s saves and starts a new item', async () => {
  render(<Form />);
  await userEvent.keyboard('{Control>}s{/Control}{Meta>}s{/Meta}{Control>}{Shift>}S{/Shift}{/Control}');
  expect(saves).toEqual(['stay', 'stay', 'new']);
});

test('a singleton has no shortcut to start a new item', async () => {
  render(<Form severalItems={false} />);
  await userEvent.keyboard('{Control>}{Shift>}S{/Shift}{/Control}');
  expect(saves).toEqual([]);
});

test('the shortcut commits the focused input and keeps the focus', async () => {
  render(<Form />);
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  await userEvent.type(tags, 'salt{Control>}s{/Control}');
  expect(saves).toEqual(['salt stay']);
  expect(tags).toHaveFocus();
  await userEvent.keyboard('y');
  expect(tags).toHaveValue('salty');
});

test('the shortcut leaves a search input alone', async () => {
  render(<Form />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Author' }), 'Cla{Control>}s{/Control}');
  expect(saves).toEqual(['stay']);
});

test('the shortcuts are disabled while an overlay is open', async () => {
  const { rerender } = render(
    <>
      <Form />
      <Dialog open title="Copy" actions={null} onClose={() => undefined} />
    </>,
  );
  await userEvent.keyboard('{Control>}s{/Control}');
  rerender(
    <>
      <Form />
      <Drawer open title="Revision" closeLabel="Close" onClose={() => undefined}>
        {null}
      </Drawer>
    </>,
  );
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(saves).toEqual([]);
  rerender(<Form />);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(saves).toEqual(['stay']);
});
