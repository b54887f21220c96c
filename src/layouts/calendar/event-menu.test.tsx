import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ServicesProvider } from '../../kit';
import type { EditableEntry } from './calendar.view-model';
import { editableEntry, untranslated } from './entries/entry.fixtures';
import { EventMenu } from './event-menu';

const open = (change: Partial<EditableEntry> = {}, href: string | null = '/collections/events/9') => {
  const onMove = jest.fn();
  const anchor = document.body.appendChild(document.createElement('button'));
  render(
    <ServicesProvider services={untranslated}>
      <MemoryRouter>
        <EventMenu
          entry={{ ...editableEntry, ...change }}
          href={href}
          anchor={anchor}
          onMove={onMove}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return { onMove, anchor };
};

test('the item is opened, and the event moved, by keyboard', async () => {
  const { onMove, anchor } = open();
  const link = screen.getByRole('menuitem', { name: 'calendar_event_open' });
  expect(link).toHaveAttribute('href', '/collections/events/9');
  await waitFor(() => expect(link).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onMove).toHaveBeenCalledWith(editableEntry);
  expect(anchor).toHaveFocus();
});

test('an event that cannot be opened has no entry for it', () => {
  open({}, null);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['calendar_event_move']);
});

test('moving is disabled with the reason, unless the end alone may be changed', async () => {
  const { onMove } = open({ moveDenied: 'field_not_covered' });
  const move = screen.getByRole('menuitem', { name: 'calendar_event_move' });
  expect(move).toHaveAccessibleDescription('field_not_covered');
  await userEvent.click(move);
  expect(onMove).not.toHaveBeenCalled();
});

test('moving is possible while the end alone may be changed', async () => {
  const { onMove } = open({ moveDenied: 'field_not_covered', resizeDenied: false });
  await userEvent.click(screen.getByRole('menuitem', { name: 'calendar_event_move' }));
  expect(onMove).toHaveBeenCalledTimes(1);
});
