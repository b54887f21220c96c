import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { loaded, openEditing } from '../../../../../tests/support/open-editing';
import { apiFailure } from '../../../../kernel';
import {
  defineInterface,
  type InterfaceDefinition,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
  Translator,
} from '../../../../kit';
import { CopyDialog } from './copy-dialog';
import { serviceEntries } from '../../../../../tests/support/service-entries';

const nothing = (id: string): InterfaceDefinition =>
  defineInterface({ id, name: 'interface_input', icon: 'code', types: ['string'], component: async () => () => null });

const begin = () => {
  const { line, editing, parts } = openEditing();
  const services = new Map<unknown, unknown>([
    [
      Translator,
      {
        locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
        translate: (key: string, parameters = {}) => [key, ...Object.values(parameters)].join(' '),
      },
    ],
    ...serviceEntries(parts),
    [Registries, { interfaces: new Registry<InterfaceDefinition>(nothing) }],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      {children}
    </ServicesProvider>
  );
  const [closed, copied] = [jest.fn(), jest.fn()];
  editing.form.change('title', 'Two');
  line.stored = { ...loaded, author: { id: 1, name: 'Ines' } };
  render(<CopyDialog editing={editing} onClose={closed} onCopied={copied} />, { wrapper });
  return { line, editing, closed, copied };
};

/** Creates the copy; the newest key, which a lost answer would be compared with, is read before. */
const create = async ({ line }: Pick<ReturnType<typeof begin>, 'line'>): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'copy_create' }));
  act(() => line.last('list').answer([{ id: 39 }]));
};

test('previews the copy and creates it with the chosen modes', async () => {
  const { line, copied, editing } = begin();
  expect(screen.getByText('copy_total_alone')).toBeVisible();
  expect(screen.getByText('copy_links 1')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'copy_choice_copy' }));
  expect(screen.getByText('copy_total 1')).toBeVisible();
  await create({ line });
  expect(line.last('create').body).toMatchObject({ title: 'Two', author: { name: 'Ines' } });
  expect(line.of('update')).toEqual([]);
  act(() => line.last('create').answer({ ...loaded, id: 40 }));
  expect(copied).toHaveBeenCalledWith(40);
  expect(editing.form.dirty).toBe(false);
});

test('a lost answer is shown with advice', async () => {
  const { line, copied } = begin();
  await create({ line });
  act(() => line.last('create').fail(apiFailure(504, 'UNKNOWN', '')));
  act(() => line.last('list').answer([]));
  await waitFor(() => expect(screen.getByText('copy_maybe')).toBeVisible());
  expect(copied).not.toHaveBeenCalled();
});

test('a copy whose answer was lost is found among the items with higher keys, and not created again', async () => {
  const { line, copied } = begin();
  await create({ line });
  act(() => line.last('create').fail(apiFailure(504, 'UNKNOWN', '')));
  expect(line.last('list').query?.filter).toMatchObject({ _and: [{}, { id: { _gt: 39 } }] });
  act(() => line.last('list').answer([{ id: 40 }]));
  expect(copied).toHaveBeenCalledWith(7);
  expect(line.of('create')).toHaveLength(1);
});

test('a field error adds the field to the dialog', async () => {
  const { line } = begin();
  await create({ line });
  act(() =>
    line
      .last('create')
      .fail(
        apiFailure(400, 'FAILED_VALIDATION', '', [
          { field: 'title', code: 'FAILED_VALIDATION', type: 'nempty', details: {} },
        ]),
      ),
  );
  await waitFor(() => expect(document.querySelector('[data-field="title"]')).not.toBeNull());
  expect(screen.queryByText('advice_api')).toBeNull();
});

test('a failure without a field of the form is shown in the dialog', async () => {
  const { line } = begin();
  await create({ line });
  act(() => line.last('create').fail(apiFailure(403, 'FORBIDDEN', '')));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('copy_maybe')).toBeNull();
});

test('Escape closes the dialog without creating a copy', async () => {
  const { line, closed } = begin();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(line.of('create')).toEqual([]);
});
