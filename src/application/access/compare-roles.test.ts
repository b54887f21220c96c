import { currentValue, idle, StateValue, type RemoteData, valueOf } from '../../kernel';
import { CompareRoles, type RoleComparison } from '.';
import { FULL, HeldServer, TITLE } from './held-server.fixtures';

test('compares two roles once both are chosen, and again after one of them has changed', () => {
  const server = new HeldServer();
  server.add({ role: 'a', collection: 'articles', action: 'read', ...FULL });
  const roles = new CompareRoles(server.dependencies);
  const state = new StateValue<RemoteData<RoleComparison>>(idle, roles.comparison$);
  expect(currentValue(state.value$)).toEqual(idle);
  roles.compare({ left: null, right: 'a' });
  server.answerAll();
  const differencesOf = () =>
    (valueOf(state.value)?.differences ?? [])
      .filter((each) => !each.isSystem)
      .map(({ parts, left }) => [parts, left.level]);
  expect(differencesOf()).toEqual([[[], 'none']]);
  expect(valueOf(state.value)?.settings).toContain('app_access');
  server.add({ role: null, collection: 'articles', action: 'read', ...TITLE });
  server.changes.announce('b');
  expect(server.log).toHaveLength(2);
  server.changes.announce(null);
  server.answerAll();
  expect(differencesOf()).toEqual([[['fields'], 'custom']]);
  state.dispose();
});
