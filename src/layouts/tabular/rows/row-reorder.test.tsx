import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { of } from 'rxjs';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { RowDrag } from './row-drag';
import { RowReorder } from './row-reorder';
import type { TableRows } from './rows.view-model';

const said = (key: string, words: object = {}): string => `${key} ${Object.values(words).join(' ')}`.trim();
const language = { locale$: of({ code: 'en-US' }), translate: said };
const services = { get: (token: unknown) => (token === Translator ? language : undefined) } as Services;

const keys = ['a', 'b', 'c', 'd'];

const Page = ({ rows }: { readonly rows: TableRows }) => {
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <ServicesProvider services={services}>
      <table>
        <tbody ref={body}>
          {keys.map((key, index) => (
            <tr key={key} data-key={key} data-index={index}>
              <td>
                <button type="button" data-grip="" aria-label={`Move ${key}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RowReorder rows={rows} body={body} count={40} nameOf={() => 'Row'} onListening={() => undefined} />
    </ServicesProvider>
  );
};

const show = () => {
  const drop = jest.fn();
  const moveTo = jest.fn();
  const rows = {
    drag: new RowDrag(() => keys.length, drop),
    item: () => ({}),
    positionOf: (key: string) => keys.indexOf(key) + 26,
    positionAt: (index: number) => index + 26,
    moveTo,
  } as unknown as TableRows;
  render(<Page rows={rows} />);
  return {
    drop,
    moveTo,
    drag: rows.drag,
    handle: (key: string) => screen.getByRole('button', { name: `Move ${key}` }),
  };
};

test('Space picks up and drops, arrow keys move, and each step is announced', async () => {
  const { drop, handle } = show();
  handle('b').focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('row_picked_up Row 27 40');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('row_over Row 29 40');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('row_put_down Row 29 40');
  expect(drop.mock.calls).toEqual([['b', 3]]);
});

test('an arrow key starts a drag, and Escape cancels it', async () => {
  const { drop, handle } = show();
  handle('c').focus();
  await userEvent.keyboard('{ArrowUp}{Home}{End}{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('row_taken_back Row 28 40');
  expect(drop).not.toHaveBeenCalled();
});

test('blur of the handle drops the row', async () => {
  const { drop, handle } = show();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  handle('a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(drop.mock.calls).toEqual([['a', 1]]);
});

test('blur of the handle does not end a drag by pointer', () => {
  const { drop, drag, handle } = show();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  handle('a').focus();
  act(() => {
    drag.pickUp('a', 0);
    drag.moveTo(2);
    handle('a').blur();
  });
  expect(drag.dragged).toEqual({ key: 'a', from: 0, to: 2 });
  expect(drop).not.toHaveBeenCalled();
});

test('Enter opens a dialog for a position within the item count', async () => {
  const { moveTo, handle } = show();
  handle('b').focus();
  await userEvent.keyboard('{Enter}');
  const box = await screen.findByRole('textbox');
  expect(box).toHaveValue('27');
  await userEvent.clear(box);
  await userEvent.type(box, '41{Enter}');
  expect(moveTo).not.toHaveBeenCalled();
  await userEvent.clear(box);
  await userEvent.type(box, '40{Enter}');
  expect(moveTo).toHaveBeenCalledWith('b', 40);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
