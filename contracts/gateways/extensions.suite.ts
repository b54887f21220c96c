import { strict as assert } from 'node:assert';
import { EXTENSION_KINDS } from '../../src/domain/extensions';
import { defineSuite, valueOf } from './suite';

export const extensionsSuite = defineSuite('extensions', {
  'every caller, anonymous or not, reads the same names of each extension kind': async (target) => {
    for (const kind of EXTENSION_KINDS) {
      const names = await valueOf((await target.as('nobody')).extensions.names(kind));
      assert.ok(names.every((name) => name.length > 0));
      assert.deepEqual(await valueOf((await target.as('editor')).extensions.names(kind)), names);
      assert.deepEqual(await valueOf((await target.as('administrator')).extensions.names(kind)), names);
    }
  },
});
