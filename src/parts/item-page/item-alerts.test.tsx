import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { holding, openEditing } from '../../../tests/support/open-editing';
import { englishTranslator } from '../../../tests/support/texts';
import { SchemaStore } from '../../application/schema';
import type { SaveTarget } from '../../domain/items';
import { networkFailure } from '../../kernel';
import { collectionPaths, type Services, ServicesProvider, Translator } from '../../kit';
import type { ItemViewModel } from './item.view-model';
import { ItemAlerts } from './item-alerts';

const account: SaveTarget = { kind: 'existing', collection: 'accounts', key: '7' };
const base = { id: 7, name: 'One', pin: 'hash', password: '**********', date_updated: 'a', user_updated: 'them' };

/** A page whose update of a hash was sent without an answer, for a user who may not read revisions. */
const show = async (now: typeof base) => {
  const access = holding({ collection: 'accounts' }, { collection: 'accounts', action: 'read' });
  const { editing, save, check, line, parts } = openEditing(account, access);
  line.stored = base;
  editing.reload();
  editing.form.change('pin', '1234');
  save.execute('stay');
  line.last('update').fail(networkFailure('PATCH /items/accounts/7', true));
  line.stored = now;
  const view = { item: { editing, save, check }, fields$: of([]) } as unknown as ItemViewModel;
  const known = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [SchemaStore, parts.schema],
  ]);
  render(
    <ServicesProvider services={{ get: (token) => known.get(token) as never } as Services}>
      <ItemAlerts view={view} paths={collectionPaths('accounts')} />
    </ServicesProvider>,
  );
  await act(() => Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Check the server' }));
  return editing;
};

test('names what cannot be compared, says that it is probably saved, and lets the user take it as saved', async () => {
  const editing = await show({ ...base, pin: 'other hash', date_updated: 'b', user_updated: 'me' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Your changes have probably been saved');
  expect(alert).toHaveTextContent('as you entered them: Pin. You can safely save again.');
  await userEvent.click(screen.getByRole('button', { name: 'Treat as saved' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect([editing.form.dirty, editing.form.values['pin']]).toEqual([false, 'other hash']);
});

test('says that changes may not have been saved when nothing tells', async () => {
  await show({ ...base, pin: 'other hash', date_updated: 'b' });
  expect(screen.getByRole('alert')).toHaveTextContent('Your changes may not have been saved');
});
