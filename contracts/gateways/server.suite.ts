import { strict as assert } from 'node:assert';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from './suite';

const callers = async (target: Target) => ({
  anonymous: await target.as('anonymous'),
  editor: await target.as('editor'),
  administrator: await target.as('administrator'),
});

export const serverSuite = defineSuite('server', {
  'every caller, anonymous or not, reads the project; only an administrator reads the version': async (target) => {
    const { anonymous, editor, administrator } = await callers(target);
    const info = await valueOf(administrator.server.info());
    assert.match(info.version ?? '', /^\d+\.\d+\.\d+/);
    const publicInfo = { project: info.project, version: null, machine: null };
    assert.deepEqual(await valueOf(anonymous.server.info()), publicInfo);
    assert.deepEqual(await valueOf(editor.server.info()), publicInfo);
  },
  'signed-in users read the settings, and an anonymous caller is refused with FORBIDDEN': async (target) => {
    const { anonymous, editor, administrator } = await callers(target);
    const settings = await valueOf(administrator.server.settings());
    assert.equal((await valueOf(editor.server.settings())).project_name, settings.project_name);
    assert.equal((await valueOf(anonymous.server.info())).project.project_name, settings.project_name);
    assert.deepEqual(await refusalOf(anonymous.server.settings()), FORBIDDEN);
  },
  'an administrator reads the runtime and system details, except from the memory server': async (target) => {
    const { machine } = await valueOf((await target.as('administrator')).server.info());
    if (machine === null) return assert.equal(target.name, 'memory');
    assert.match(machine.runtime.version ?? '', /^\d+\.\d+/);
    assert.ok(Number(machine.runtime.uptime) >= 0 && Number(machine.system.uptime) >= 0);
    assert.ok(Number(machine.system.memory) > 1_000_000);
  },
  'an administrator updates the settings, and the other callers read the new values': async (target) => {
    await target.stage.restoreSettingsLater();
    const { anonymous, editor, administrator } = await callers(target);
    const before = await valueOf(administrator.server.settings());
    const presets = [{ key: 'tiny', fit: 'cover', width: 10, height: 10, quality: 80 }];
    const changes = {
      project_name: 'Contract',
      project_url: 'https://contract.example',
      storage_asset_presets: presets,
    };
    const after = await valueOf(administrator.server.updateSettings(changes));
    assert.deepEqual(after, { ...before, ...changes });
    assert.deepEqual(await valueOf(editor.server.settings()), after);
    assert.equal((await valueOf(anonymous.server.info())).project.project_name, 'Contract');
  },
  'an update without a project name or with an unknown file is refused and changes nothing': async (target) => {
    await target.stage.restoreSettingsLater();
    const { administrator } = await callers(target);
    const before = await valueOf(administrator.server.settings());
    const { fields, ...refused } = await refusalOf(administrator.server.updateSettings({ project_name: null }));
    assert.deepEqual(refused, { status: 400, code: 'NOT_NULL_VIOLATION' });
    assert.deepEqual(
      fields.map(({ field }) => field),
      ['project_name'],
    );
    const noFile = administrator.server.updateSettings({
      project_name: 'x',
      project_logo: 'c0de0000-0000-4000-8000-00000000dead',
    });
    assert.deepEqual(await refusalOf(noFile), { status: 400, code: 'INVALID_FOREIGN_KEY', fields: [] });
    assert.deepEqual(await valueOf(administrator.server.settings()), before);
  },
  'only an administrator updates the settings, other callers are refused with FORBIDDEN': async (target) => {
    const { anonymous, editor } = await callers(target);
    assert.deepEqual(await refusalOf(editor.server.updateSettings({ project_url: null })), FORBIDDEN);
    assert.deepEqual(await refusalOf(anonymous.server.updateSettings({ project_url: null })), FORBIDDEN);
  },
});
