import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { type Action, allowedAction } from '../../kernel';
import { Dialog, Drawer } from '../../ui';
import { shortcutLabel, useShortcuts } from './shortcuts';

const executed: string[] = [];
const left: string[] = [];

const SAVE = allowedAction(
  { id: 'save', label: 'save', icon: 'check', shortcut: { key: 's', meta: true, shift: false, everywhere: true } },
  () => executed.push([...left, 'save'].join(' ')),
);
const ANOTHER = allowedAction(
  { id: 'new', label: 'new', icon: 'add', shortcut: { key: 's', meta: true, shift: true, everywhere: true } },
  () => executed.push('new'),
);
const COPY = allowedAction(
  {
    id: 'copy',
    label: 'copy',
    icon: 'content_copy',
    shortcut: { key: 'c', meta: true, shift: false, unlessTextSelected: true },
  },
  () => executed.push('copy'),
);
const HELP = allowedAction({ id: 'help', label: 'help', icon: 'help', shortcut: { key: '?' } }, () =>
  executed.push('help'),
);
const DENIED: Action = {
  id: 'denied',
  label: 'denied',
  icon: 'block',
  shortcut: { key: 'd', meta: true },
  denied$: of('not_allowed'),
  execute: () => executed.push('denied'),
};
const DENIED_EVERYWHERE: Action = { ...DENIED, shortcut: { key: 'e', meta: true, everywhere: true } };

const ALL = [SAVE, ANOTHER, COPY, HELP, DENIED, DENIED_EVERYWHERE];

const leave = ({ target }: { readonly target: HTMLInputElement }): void => void left.push(target.value);

const Page = ({ actions = ALL }: { readonly actions?: readonly Action[] }) => {
  useShortcuts(actions);
  return (
    <>
      <p>Text</p>
      <input type="text" aria-label="Tags" onBlur={leave} />
      <input
        type="text"
        role="combobox"
        aria-expanded="false"
        aria-controls="none"
        aria-label="Author"
        onBlur={leave}
      />
    </>
  );
};

beforeEach(() => {
  executed.length = 0;
  left.length = 0;
});

test('distinguishes shortcuts with and without the Shift key', async () => {
  render(<Page />);
  await userEvent.keyboard('{Control>}s{/Control}{Meta>}s{/Meta}{Control>}{Shift>}S{/Shift}{/Control}');
  expect(executed).toEqual(['save', 'save', 'new']);
});

test('an action that does not apply has no shortcut', async () => {
  render(<Page actions={[SAVE]} />);
  await userEvent.keyboard('{Control>}{Shift>}S{/Shift}{/Control}');
  expect(executed).toEqual([]);
});

test('a shortcut that works everywhere commits the focused input and keeps the focus', async () => {
  render(<Page />);
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  await userEvent.type(tags, 'salt{Control>}s{/Control}');
  expect(executed).toEqual(['salt save']);
  expect(tags).toHaveFocus();
  await userEvent.keyboard('y');
  expect(tags).toHaveValue('salty');
});

test('a shortcut does not blur a search input', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Author' }), 'Cla{Control>}s{/Control}');
  expect(executed).toEqual(['save']);
});

test('shortcuts of the page are left to the focused text control', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), '?{Control>}c{/Control}');
  expect(executed).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveValue('?');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('?{Control>}c{/Control}');
  expect(executed).toEqual(['help', 'copy']);
});

test('copying is left to the browser while text is selected', async () => {
  render(<Page />);
  window.getSelection()?.selectAllChildren(screen.getByText('Text'));
  await userEvent.keyboard('{Control>}c{/Control}');
  window.getSelection()?.removeAllRanges();
  expect(executed).toEqual([]);
});

test('a denied action is not executed, and only a shortcut that works everywhere prevents the default', () => {
  render(<Page />);
  const pressed = (key: string): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event;
  };
  expect(pressed('d').defaultPrevented).toBe(false);
  expect(pressed('e').defaultPrevented).toBe(true);
  expect(executed).toEqual([]);
});

test('shortcuts are disabled while an overlay is open', async () => {
  const { rerender } = render(
    <>
      <Page />
      <Dialog open title="Copy" actions={null} onClose={() => undefined} />
    </>,
  );
  await userEvent.keyboard('{Control>}s{/Control}?');
  rerender(
    <>
      <Page />
      <Drawer open title="Revision" closeLabel="Close" onClose={() => undefined}>
        {null}
      </Drawer>
    </>,
  );
  await userEvent.keyboard('{Control>}s{/Control}?');
  expect(executed).toEqual([]);
  rerender(<Page />);
  await userEvent.keyboard('{Control>}s{/Control}?');
  expect(executed).toEqual(['save', 'help']);
});

test('a shortcut of the page is disabled while a modal is open and the focus is outside it', () => {
  render(
    <>
      <Page />
      <Dialog open title="Copy" actions={null} onClose={() => undefined} />
    </>,
  );
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
  expect(executed).toEqual([]);
});

test.each([
  [{ key: 's', meta: true, shift: true }, 'Ctrl ⇧ S'],
  [{ key: 'escape' }, 'Esc'],
  [{ key: '?' }, '?'],
])('labels %j with %s', (shortcut, label) => {
  expect(shortcutLabel(shortcut)).toBe(label);
});
