import { strict as assert } from 'node:assert';
import { EXTENSIONS_FOLDER } from '../../host/example-extensions';
import { extensionsIn } from '../../host/extensions-folder';
import { EXTENSION_KINDS } from '../../src/domain/extensions';
import { defineSuite, valueOf } from './suite';

export const extensionsSuite = defineSuite('extensions', {
  'every caller, anonymous or not, reads the names of the installed extensions of each kind': async (target) => {
    const installed = extensionsIn(EXTENSIONS_FOLDER);
    for (const kind of EXTENSION_KINDS) {
      const expected = installed[kind];
      assert.ok(expected.length > 0, `No example extension is one of the ${kind}`);
      for (const who of ['anonymous', 'editor', 'administrator'] as const)
        assert.deepEqual(await valueOf((await target.as(who)).extensions.names(kind)), expected);
    }
  },
});
