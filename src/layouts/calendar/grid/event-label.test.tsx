import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { Selection } from '../../../application/browse';
import { type ItemChoice, type Services, ServicesProvider, Translator } from '../../../kit';
import type { EditableEntry } from '../calendar.view-model';
import { EventChoice, EventLabel } from './event-label';

const entry: EditableEntry = {
  key: 9,
  item: { id: 9 },
  title: '<b>Map review</b>',
  stored: { start: '2026-11-20T13:00:00', startType: 'dateTime', end: null, endType: null },
  times: { allDay: false, start: '2026-11-20T13:00:00', end: null },
  label: null,
  moveDenied: false,
  resizeDenied: 'field_not_covered',
};

const language = { locale$: of({ code: 'en-US' }), translate: (key: string) => key };
const services = { get: (token: unknown) => (token === Translator ? language : null) } as Services;

const draw = (props: Partial<Parameters<typeof EventLabel>[0]> = {}) => {
  const onMove = jest.fn();
  render(
    <ServicesProvider services={services}>
      <EventLabel
        entry={entry}
        time="1:00pm"
        href="/collections/events/9"
        mirror={false}
        touch={false}
        onMove={onMove}
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
  expect(onMove).toHaveBeenCalledWith(entry);
});

test('the move button is rendered on hover', () => {
  draw();
  fireEvent.pointerOver(screen.getByRole('link'));
  expect(screen.getByRole('button', { name: 'calendar_move' })).toBeInTheDocument();
});

test('the move button is always rendered on touch devices', () => {
  draw({ touch: true });
  expect(screen.getByRole('button', { name: 'calendar_move' })).toBeInTheDocument();
});

test.each([{ mirror: true }, { onMove: null }])('no move button with %j', async (props) => {
  draw({ touch: true, ...props });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the move button is disabled with the reason when moving is denied', async () => {
  draw({ touch: true, entry: { ...entry, moveDenied: 'field_not_covered' } });
  expect(screen.getByRole('button', { name: 'calendar_move' })).toHaveAccessibleDescription('field_not_covered');
});

test('the move button is enabled when only the end may be changed', () => {
  draw({ touch: true, entry: { ...entry, moveDenied: 'field_not_covered', resizeDenied: false } });
  expect(screen.getByRole('button', { name: 'calendar_move' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('an event has the colour of its label, and names it in the tooltip', () => {
  draw({ entry: { ...entry, label: { text: 'Fair', color: '#B3261E' } } });
  const fair = screen.getByTitle('<b>Map review</b> · Fair');
  expect(fair.style.getPropertyValue('--own-color')).toBe('#B3261E');
  expect(fair).not.toHaveClass('accent');
});

test('an event without a value is neutral, and without a field for colours it has the accent', () => {
  draw({ entry: { ...entry, label: { text: '', color: null } } });
  draw({ entry: { ...entry, key: 10 } });
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
    render(<EventChoice entry={entry} time="1:00pm" choice={choice} selection={selection} />);
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
