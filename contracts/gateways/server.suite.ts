import { strict as assert } from 'node:assert';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from './suite';

const everybody = async (target: Target) => ({
  nobody: await target.as('nobody'),
  editor: await target.as('editor'),
  administrator: await target.as('administrator'),
});

export const serverSuite = defineSuite('server', {
  'everybody may know the project, administrators the version too': async (target) => {
    const { nobody, editor, administrator } = await everybody(target);
    const info = await valueOf(administrator.server.info());
    assert.match(info.version ?? '', /^\d+\.\d+\.\d+/);
    assert.deepEqual(await valueOf(nobody.server.info()), { ...info, version: null });
    assert.deepEqual(await valueOf(editor.server.info()), { ...info, version: null });
  },
  'the settings are for those who have signed in': async (target) => {
    const { nobody, editor, administrator } = await everybody(target);
    const settings = await valueOf(administrator.server.settings());
    assert.equal((await valueOf(editor.server.settings())).project_name, settings.project_name);
    assert.equal((await valueOf(nobody.server.info())).project.project_name, settings.project_name);
    assert.deepEqual(await refusalOf(nobody.server.settings()), FORBIDDEN);
  },
});
