import { firstValueFrom, of } from 'rxjs';
import type { Action } from '../../kernel';
import { type ActionScope, PageActions } from './page-actions';

const action = (id: string): Action => ({ id, label: id, icon: 'bolt', denied$: of(false), execute: () => undefined });

const ids = async (actions: PageActions, scope: ActionScope): Promise<readonly string[]> =>
  (await firstValueFrom(actions.of$(scope))).map(({ id }) => id);

test('lists the last registered actions first, until they are removed', async () => {
  const actions = new PageActions();
  const remove = actions.register([action('copy'), action('delete')]);
  actions.register([action('save')]);
  expect(await ids(actions, 'page')).toEqual(['save', 'copy', 'delete']);
  remove();
  expect(await ids(actions, 'page')).toEqual(['save']);
});

test('lists the actions of the frame apart from those of the page', async () => {
  const actions = new PageActions();
  actions.register([action('sign-out')], 'app');
  actions.register([action('save')]);
  expect(await ids(actions, 'app')).toEqual(['sign-out']);
  expect(await ids(actions, 'page')).toEqual(['save']);
});
