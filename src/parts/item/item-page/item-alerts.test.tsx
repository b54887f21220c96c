import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { holding, openEditing } from '../../../../tests/support/open-editing';
import { englishTranslator } from '../../../../tests/support/texts';
import { SchemaStore } from '../../../application/data-model';
import type { Item, SaveTarget } from '../../../domain/items';
import { networkFailure } from '../../../kernel';
import { collectionPaths, type Services, ServicesProvider, Translator } from '../../../kit';
import type { ItemViewModel } from './item.view-model';
import { ItemAlerts } from './item-alerts';

const account: SaveTarget = { kind: 'existing', collection: 'accounts', key: '7' };
const base = { id: 7, name: 'One', pin: 'hash', password: '**********', date_updated: 'a', user_updated: 'them' };

interface LostAnswer {
  readonly target: SaveTarget;
  readonly loaded: Item;
  readonly edits: Item;
}

/** A page whose update was sent without an answer, for a user who may not read revisions. */
const show = async (
  now: Item,
  { target, loaded, edits }: LostAnswer = { target: account, loaded: base, edits: { pin: '1234' } },
) => {
  const { collection } = target;
  const access = holding({ collection }, { collection, action: 'read' });
  const { editing, save, check, line, parts } = openEditing(target, access);
  line.stored = loaded;
  editing.reload();
  for (const [field, value] of Object.entries(edits)) editing.form.change(field, value);
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
  return { editing, line };
};

test('names what cannot be compared, says that it is probably saved, and lets the user take it as saved', async () => {
  const { editing } = await show({ ...base, pin: 'other hash', date_updated: 'b', user_updated: 'me' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Your changes have probably been saved');
  expect(alert).toHaveTextContent('as you entered them: Pin. You can safely save again.');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as saved' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect([editing.form.dirty, editing.form.values['pin']]).toEqual([false, 'other hash']);
});

test('says that changes may not have been saved when nothing tells', async () => {
  await show({ ...base, pin: 'other hash', date_updated: 'b' });
  expect(screen.getByRole('alert')).toHaveTextContent('Your changes may not have been saved');
});

test('related items that may exist already are sent again only at request', async () => {
  const { editing, line } = await show(
    { id: 7, tracks: [1, 2], photos: [] },
    {
      target: { kind: 'existing', collection: 'albums', key: '7' },
      loaded: { id: 7, tracks: [1], photos: [4] },
      edits: { tracks: { create: [{ name: 'New' }] }, photos: { delete: [4] } },
    },
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Related items that this save adds may exist already: Tracks. Check them');
  expect(screen.getByRole('button', { name: 'Mark as saved' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(line.of('update').map(({ body }) => body['tracks'])).toEqual([
    { create: [{ name: 'New' }] },
    { create: [{ name: 'New' }] },
  ]);
  line.last('update').answer({ id: 7, tracks: [1, 2, 3], photos: [] });
  expect(editing.form.dirty).toBe(false);
});
