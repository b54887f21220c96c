import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { Selection } from '../../../application/browse';
import { type ItemChoice, ServicesProvider } from '../../../kit';
import { editableEntry, untranslated } from '../entries/entry.fixtures';
import { EventChoice, EventLabel } from './event-label';

const draw = (props: Partial<Parameters<typeof EventLabel>[0]> = {}, onMenu = jest.fn()) => {
  const onMove = jest.fn();
  render(
    <ServicesProvider services={untranslated}>
      <EventLabel
        entry={editableEntry}
        time="1:00pm"
        href="/collections/events/9"
        mirror={false}
        touch={false}
        onMove={onMove}
        onMenu={onMenu}
        onClick={() => undefined}
        {...props}
      />
    </ServicesProvider>,
  );
  return onMove;
};

test('the move button is rendered on focus, after the link', async () => {
  const onMove = draw();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '1:00pm <b>Map review</b>' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'calendar_move' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledWith(editableEntry);
});

test('the move button is rendered on hover', () => {
  draw();
  fireEvent.pointerOver(screen.getByRole('link'));
  expect(screen.getByRole('button', { name: 'calendar_move' })).toBeInTheDocument();
});

test('without hover, a button for the menu is rendered instead, also after focus', async () => {
  const onMenu = jest.fn();
  draw({ touch: true }, onMenu);
  await userEvent.tab();
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName('calendar_event_menu');
  await userEvent.click(button);
  expect(onMenu).toHaveBeenCalledWith(editableEntry, button);
});

test('the right button or the context menu key opens the menu at the link', () => {
  const onMenu = jest.fn();
  draw({}, onMenu);
  const link = screen.getByRole('link');
  expect(fireEvent.contextMenu(link)).toBe(false);
  expect(onMenu).toHaveBeenCalledWith(editableEntry, link);
});

test('an event that cannot be opened has its menu at its text', () => {
  const onMenu = jest.fn();
  draw({ href: null }, onMenu);
  fireEvent.contextMenu(screen.getByText('<b>Map review</b>'));
  expect(onMenu).toHaveBeenCalledWith(editableEntry, document.querySelector('[data-key="9"]'));
});

test.each([{ mirror: true }, { onMove: null }])('no button and no menu with %j', (props) => {
  const onMenu = jest.fn();
  draw({ touch: true, ...props }, onMenu);
  draw({ ...props }, onMenu);
  const [touched, hovered] = document.querySelectorAll('[data-key="9"]');
  for (const event of [touched, hovered]) {
    fireEvent.pointerOver(event as Element);
    expect(fireEvent.contextMenu(event as Element)).toBe(true);
  }
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(onMenu).not.toHaveBeenCalled();
});

test('the move button is disabled with the reason when moving is denied', async () => {
  draw({ entry: { ...editableEntry, moveDenied: 'field_not_covered' } });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'calendar_move' })).toHaveAccessibleDescription('field_not_covered');
});

test('the move button is enabled when only the end may be changed', async () => {
  draw({ entry: { ...editableEntry, moveDenied: 'field_not_covered', resizeDenied: false } });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'calendar_move' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('an event has the colour of its label, and names it in the tooltip', () => {
  draw({ entry: { ...editableEntry, label: { text: 'Fair', color: '#B3261E' } } });
  const fair = screen.getByTitle('<b>Map review</b> · Fair');
  expect(fair.style.getPropertyValue('--own-color')).toBe('#B3261E');
  expect(fair).not.toHaveClass('accent');
});

test('an event without a value is neutral, and without a field for colours it has the accent', () => {
  draw({ entry: { ...editableEntry, label: { text: '', color: null } } });
  draw({ entry: { ...editableEntry, key: 10 } });
  const [neutral, plain] = ['9', '10'].map((key) => document.querySelector(`[data-key="${key}"]`));
  expect(neutral).toHaveClass('neutral');
  expect(neutral).not.toHaveAttribute('title');
  expect(plain).toHaveClass('accent');
});

describe('EventChoice', () => {
  const show = (mode: ItemChoice['mode'], taken: readonly string[] = []) => {
    const selection = new Selection((text) => Number(text));
    const choose = jest.fn((key: string) => selection.toggle(key));
    const choice: ItemChoice = { mode, taken$: of(new Set(taken)), takenLabel: 'Already linked', choose };
    render(<EventChoice entry={editableEntry} time="1:00pm" choice={choice} selection={selection} />);
    return choose;
  };
  const button = () => screen.getByRole('button', { name: '1:00pm <b>Map review</b>' });

  test('toggles its item, and shows whether it is chosen', async () => {
    const choose = show('many');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button());
    expect(choose).toHaveBeenCalledWith('9');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  test('chooses its item where one is chosen', async () => {
    const choose = show('one');
    expect(button()).not.toHaveAttribute('aria-pressed');
    await userEvent.click(button());
    expect(choose).toHaveBeenCalledWith('9');
  });

  test('is disabled for a taken item, and says why', () => {
    show('many', ['9']);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('Already linked');
  });
});
