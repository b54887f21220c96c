import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '../dialog';
import { keepFocus } from './keep-focus';

const Kept = ({ children }: { readonly children: ReactNode }) => {
  useEffect(keepFocus, []);
  return (
    <main>
      <h1 tabIndex={-1}>Articles</h1>
      {children}
    </main>
  );
};

/** Longer than the focus waits for other code that places it. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

/** Buttons that disappear when they are pressed. */
const Chips = ({ names }: { readonly names: readonly string[] }) => {
  const [left, setLeft] = useState(names);
  return left.length === 0 ? null : (
    <div>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button onClick={() => setLeft(left.filter((each) => each !== name))}>{name}</button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const pressButton = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settled();
};

test('moves on to the next control when the focused one is removed, then to the previous one', async () => {
  render(
    <Kept>
      <Chips names={['a', 'b', 'c']} />
    </Kept>,
  );
  await pressButton('b');
  expect(screen.getByRole('button', { name: 'c' })).toHaveFocus();
  await pressButton('c');
  expect(screen.getByRole('button', { name: 'a' })).toHaveFocus();
});

test('moves on to the text control that the removed button has cleared', async () => {
  const Control = () => {
    const [value, setValue] = useState('a');
    return (
      <span>
        <input aria-label="Title" value={value} onChange={({ target }) => setValue(target.value)} />
        <span>
          <button>Edit</button>
          {value === '' ? null : <button onClick={() => setValue('')}>Clear</button>}
        </span>
      </span>
    );
  };
  render(
    <Kept>
      <Control />
    </Kept>,
  );
  await pressButton('Clear');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('moves on to the heading when nothing around the focused control is left', async () => {
  render(
    <Kept>
      <Chips names={['a']} />
    </Kept>,
  );
  await pressButton('a');
  expect(screen.getByRole('heading', { name: 'Articles' })).toHaveFocus();
});

test('leaves the focus nowhere when the user presses beside all controls', async () => {
  render(
    <Kept>
      <p>Text</p>
      <button>Save</button>
    </Kept>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(document.body);
  await settled();
  screen.getByRole('button', { name: 'Save' }).remove();
  await settled();
  expect(document.body).toHaveFocus();
});

test('when a dialog closes that has removed its opener, moves on to what is next to the opener', async () => {
  const Row = ({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) => {
    const [open, setOpen] = useState(false);
    return (
      <li>
        <button onClick={() => setOpen(true)}>{`Delete ${name}`}</button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={`Delete ${name}?`}
          actions={<button onClick={onDelete}>Yes</button>}
        />
      </li>
    );
  };
  const Rows = () => {
    const [rows, setRows] = useState(['a', 'b', 'c']);
    return (
      <ul>
        {rows.map((name) => (
          <Row key={name} name={name} onDelete={() => setRows(rows.filter((each) => each !== name))} />
        ))}
      </ul>
    );
  };
  render(
    <Kept>
      <Rows />
    </Kept>,
  );
  await pressButton('Delete b');
  await pressButton('Yes');
  expect(screen.getByRole('button', { name: 'Delete c' })).toHaveFocus();
});
