import { strict as assert } from 'node:assert';
import { PEOPLE, ROLES } from '../platform/people';
import { defineSuite, refusalOf, valueOf } from './suite';

export const usersSuite = defineSuite('users', {
  'the signed-in person comes with the flags of the role': async (target) => {
    const administrator = await valueOf((await target.as('administrator')).users.me());
    assert.deepEqual([administrator.id, administrator.email], [PEOPLE.administrator.id, PEOPLE.administrator.email]);
    assert.deepEqual([administrator.first_name, administrator.last_name, administrator.language], ['Ada', 'Admin', 'en-US']);
    assert.equal(administrator.role?.name, 'Contract administrators');
    assert.deepEqual([administrator.role?.admin_access, administrator.role?.app_access], [true, true]);
  },
  'somebody with few rights sees themselves too': async (target) => {
    const editor = await valueOf((await target.as('editor')).users.me());
    assert.deepEqual([editor.id, editor.theme], [PEOPLE.editor.id, 'auto']);
    assert.deepEqual([editor.role?.id, editor.role?.admin_access], [ROLES.editors, false]);
  },
  'nobody is nobody': async (target) => {
    const refused = { status: 401, code: 'INVALID_CREDENTIALS', fields: [] };
    assert.deepEqual(await refusalOf((await target.as('nobody')).users.me()), refused);
  },
});

const OURS: readonly string[] = Object.values(ROLES);

export const rolesSuite = defineSuite('roles', {
  'an administrator sees them all, by name': async (target) => {
    const roles = await valueOf((await target.as('administrator')).roles.list());
    assert.deepEqual(
      roles.filter(({ id }) => OURS.includes(id)).map(({ name, description, icon }) => [name, description, icon]),
      [
        ['Contract administrators', 'May do everything', 'verified'],
        ['Contract editors', 'May see and change drafts', 'edit'],
      ],
    );
    assert.ok(roles.length > 2, 'the platform has a role of its own');
  },
  'somebody with few rights sees their own': async (target) => {
    const roles = await valueOf((await target.as('editor')).roles.list());
    assert.deepEqual(
      roles.map(({ id }) => id),
      [ROLES.editors],
    );
  },
});
