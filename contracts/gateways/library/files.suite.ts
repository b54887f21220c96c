import { strict as assert } from 'node:assert';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lastValueFrom, toArray } from 'rxjs';
import type { Item } from '../../../src/domain/items';
import { uploadCall } from '../../../src/kernel';
import { FILES, FOLDERS, FOLDER_PREFIX, MARK } from '../../platform/library';
import { PEOPLE } from '../../platform/people';
import { brokenPicture, drawing, note, picture } from '../../platform/pictures';
import { defineSuite, failureOf, FORBIDDEN, refusalOf, valueOf, type Target } from '../suite';

const location = MARK;

const refused = (status: number, code: string) => ({ status, code, fields: [] });

const INTERNAL_ERROR = refused(500, 'INTERNAL_SERVER_ERROR');
const SERVICE_UNAVAILABLE = refused(503, 'SERVICE_UNAVAILABLE');

const uploaded = async (target: Target, file: File, values = {}) => {
  const { files } = await target.as('administrator');
  return valueOf(uploadCall(files.upload(file, { location, ...values })));
};

const folders = (target: Target): Promise<void> =>
  target.stage.library.folders([{ id: FOLDERS.outer, name: FOLDER_PREFIX, parent: null }]);

/** The content of a file, read as administrator. */
const contentOf = async (target: Target, id: string): Promise<string> => {
  const { assets } = await target.as('administrator');
  return (await valueOf(assets.read(id))).text();
};

/** Serves an image at every path but `/gone` while the case runs. */
const withOrigin = async (file: File, run: (root: string) => Promise<void>): Promise<void> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/gone' ? 404 : 200;
    response.setHeader('Content-Type', file.type).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

export const filesSuite = defineSuite('files', {
  'an uploaded image gets title, type, size and dimensions from its name and content': async (target) => {
    const file = await picture('harbour_by-night.PNG', 'image/png', 40, 20);
    const found = await uploaded(target, file);
    assert.deepEqual(
      { ...found, id: '', filename_disk: '', uploaded_on: '', modified_on: '' },
      {
        id: '',
        title: 'Harbour by Night',
        description: null,
        tags: [],
        location,
        folder: null,
        storage: 'local',
        filename_disk: '',
        filename_download: 'harbour_by-night.PNG',
        type: 'image/png',
        filesize: file.size,
        width: 40,
        height: 20,
        duration: null,
        charset: null,
        embed: null,
        uploaded_by: PEOPLE.administrator.id,
        uploaded_on: '',
        modified_by: null,
        modified_on: '',
        metadata: {},
      },
    );
    assert.equal(found.filename_disk, `${found.id}..PNG`);
    assert.match(String(found.uploaded_on), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    const { files } = await target.as('administrator');
    assert.deepEqual(await valueOf(files.read(found.id)), found);
  },
  'an uploaded file is returned with the same content': async (target) => {
    const { id } = await uploaded(target, note('a.txt', 'Zażółć gęślą jaźń\n'));
    assert.equal(await contentOf(target, id), 'Zażółć gęślą jaźń\n');
  },
  'an upload keeps the title, description, folder and tags sent, and derives a null title': async (target) => {
    await folders(target);
    const sent = { title: 'Harbour', description: 'At night', folder: FOLDERS.outer, tags: ['sea', 'night'] };
    const { title, description, folder, tags } = await uploaded(target, note('a.txt', 'text'), sent);
    assert.deepEqual({ title, description, folder, tags }, sent);
    assert.equal(
      (await uploaded(target, note('plain-words.txt', 'text'), { title: null, folder: null })).title,
      'Plain Words',
    );
  },
  'an upload keeps the id sent; a second one with it is refused with RECORD_NOT_UNIQUE and changes nothing': async (
    target,
  ) => {
    await target.stage.library.noFile(FILES.second);
    assert.equal((await uploaded(target, note('one.txt', 'one'), { id: FILES.second })).id, FILES.second);
    const { files } = await target.as('administrator');
    const again = files.upload(note('two.txt', 'two!'), { location, id: FILES.second });
    const { status, code, fields } = await refusalOf(uploadCall(again));
    assert.deepEqual(
      { status, code, fields: fields.map(({ field }) => field) },
      { ...refused(400, 'RECORD_NOT_UNIQUE'), fields: ['id'] },
    );
    const { filename_download, filesize, filename_disk } = await valueOf(files.read(FILES.second));
    assert.deepEqual([filename_download, filesize], ['one.txt', 3]);
    assert.notEqual(filename_disk, null);
    assert.equal(await contentOf(target, FILES.second), 'one');
  },
  'an empty file is stored with a size of 0': async (target) => {
    const { id, filesize } = await uploaded(target, note('empty.txt', ''));
    assert.equal(filesize, 0);
    assert.equal(await contentOf(target, id), '');
  },
  'quotation marks and other markup of a file name are stored as they are': async (target) => {
    for (const name of ['"><img src=x onerror=alert(1)>.txt', 'Der "Salz"-Weg 😀.txt', '%22.txt']) {
      const { id, filename_download } = await uploaded(target, note(name, 'text\r\n'), { description: 'one\r\ntwo' });
      assert.equal(filename_download, name);
      assert.equal(await contentOf(target, id), 'text\r\n');
    }
  },
  'an upload ignores a file name and type in the values sent': async (target) => {
    const { filename_download, type } = await uploaded(target, note('a.txt', 'text'), {
      filename_download: 'b.txt',
      type: 'image/png',
    });
    assert.deepEqual([filename_download, type], ['a.txt', 'text/plain']);
  },
  'an upload reports its progress first and the file last': async (target) => {
    const { files } = await target.as('administrator');
    const steps = await lastValueFrom(files.upload(note('a.txt', 'text'), { location }).pipe(toArray()));
    assert.deepEqual(steps[0], { kind: 'sending', sentBytes: 0, totalBytes: 4 });
    assert.deepEqual(
      steps.map(({ kind }) => kind).filter((kind) => kind === 'sent'),
      ['sent'],
    );
    assert.equal(steps.at(-1)?.kind, 'sent');
  },
  'an uploaded SVG has no width, height or metadata': async (target) => {
    const { type, width, height, metadata } = await uploaded(target, drawing('a.svg'));
    assert.deepEqual(
      { type, width, height, metadata },
      { type: 'image/svg+xml', width: null, height: null, metadata: null },
    );
  },
  'a file without type and extension is stored as application/octet-stream': async (target) => {
    const { id, type, title, filename_disk } = await uploaded(target, new File(['text'], 'noext'));
    assert.deepEqual(
      { type, title, filename_disk },
      { type: 'application/octet-stream', title: 'Noext', filename_disk: `${id}.bin` },
    );
  },
  'an upload with an image type and invalid content is refused with INTERNAL_SERVER_ERROR': async (target) => {
    const { files } = await target.as('administrator');
    assert.deepEqual(await refusalOf(uploadCall(files.upload(brokenPicture('a.png'), { location }))), INTERNAL_ERROR);
  },
  'an upload into a missing folder is refused with INVALID_FOREIGN_KEY': async (target) => {
    const { files } = await target.as('administrator');
    const upload = files.upload(note('a.txt', 'text'), { location, folder: FOLDERS.missing });
    assert.deepEqual(await refusalOf(uploadCall(upload)), refused(400, 'INVALID_FOREIGN_KEY'));
  },
  'an upload by a role or anonymous caller without a permission is refused with FORBIDDEN': async (target) => {
    for (const who of ['editor', 'anonymous'] as const) {
      const { files } = await target.as(who);
      assert.deepEqual(await refusalOf(uploadCall(files.upload(note('a.txt', 'text'), { location }))), FORBIDDEN);
    }
  },
  'replacing the content of a file updates its title, name, type and size and keeps its folder': async (target) => {
    await folders(target);
    await target.stage.library.file(FILES.first, await picture('one.png', 'image/png', 40, 20), {
      folder: FOLDERS.outer,
      title: 'Mine',
    });
    const { files } = await target.as('administrator');
    const file = await picture('the-other.jpg', 'image/jpeg', 30, 50);
    const found = await valueOf(uploadCall(files.replace(FILES.first, file)));
    const { id, title, type, filename_download, width, height, filesize, folder } = found;
    assert.deepEqual(
      { id, title, type, filename_download },
      { id: FILES.first, title: 'The Other', type: 'image/jpeg', filename_download: 'the-other.jpg' },
    );
    assert.deepEqual(
      { width, height, filesize, folder },
      { width: 30, height: 50, filesize: file.size, folder: FOLDERS.outer },
    );
    assert.deepEqual([found.modified_by, found.uploaded_by], [PEOPLE.administrator.id, PEOPLE.administrator.id]);
    const { assets } = await target.as('administrator');
    const bytes = await valueOf(assets.read(FILES.first));
    assert.deepEqual([bytes.size, bytes.type], [file.size, 'image/jpeg']);
  },
  'replacing the content keeps a title that is sent, derives one from null, and makes the user the uploader': async (
    target,
  ) => {
    await target.stage.library.file(FILES.first, note('a.txt', 'before'), { title: 'Mine' });
    const { files, items } = await target.as('administrator');
    const replaced = async (values: Item) => {
      const found = await valueOf(uploadCall(files.replace(FILES.first, note('the_other.txt', 'after'), values)));
      return [found.title, found.uploaded_by];
    };
    const { id } = PEOPLE.administrator;
    assert.deepEqual(await replaced({ title: 'Mine', uploaded_by: PEOPLE.editor.id }), ['Mine', id]);
    assert.deepEqual(await replaced({ title: null, uploaded_by: null }), ['The Other', id]);
    await valueOf(items.update('directus_files', FILES.first, { title: null, uploaded_by: PEOPLE.editor.id }));
    const { title, uploaded_by } = await valueOf(files.read(FILES.first));
    assert.deepEqual([title, uploaded_by], [null, PEOPLE.editor.id]);
    assert.equal(await contentOf(target, FILES.first), 'after');
  },
  'replacing a missing file is refused with ITEM_NOT_FOUND for an administrator, FORBIDDEN for a role': async (
    target,
  ) => {
    await target.stage.library.noFile(FILES.missing);
    const [administrator, editor] = [await target.as('administrator'), await target.as('editor')];
    const notFound = { kind: 'api', status: 404, code: 'ITEM_NOT_FOUND', message: '', fields: [], retryAfter: null };
    assert.deepEqual(
      await failureOf(uploadCall(administrator.files.replace(FILES.missing, note('a.txt', 'text')))),
      notFound,
    );
    assert.deepEqual(await refusalOf(administrator.files.read(FILES.missing)), FORBIDDEN);
    assert.deepEqual(
      await refusalOf(uploadCall(editor.files.replace(FILES.missing, note('a.txt', 'text')))),
      FORBIDDEN,
    );
  },
  'replacing a file without an update permission is refused with FORBIDDEN': async (target) => {
    await target.stage.library.file(FILES.first, note('a.txt', 'before'));
    const { files } = await target.as('editor');
    assert.deepEqual(await refusalOf(uploadCall(files.replace(FILES.first, note('a.txt', 'after')))), FORBIDDEN);
    assert.equal(await contentOf(target, FILES.first), 'before');
  },
  'a file is imported from a URL': async (target) => {
    const { files } = await target.as('administrator');
    const file = await picture('one.png', 'image/png', 40, 20);
    await withOrigin(file, async (root) => {
      const found = await valueOf(files.importFrom(`${root}/some/harbour-view.png?size=1`, { location }));
      const { title, filename_download, type, width, height, filesize, uploaded_by } = found;
      assert.deepEqual(
        { title, filename_download, type },
        { title: 'Harbour View.png', filename_download: 'harbour-view.png', type: 'image/png' },
      );
      assert.deepEqual(
        { width, height, filesize, uploaded_by },
        { width: 40, height: 20, filesize: file.size, uploaded_by: null },
      );
      const named = await valueOf(files.importFrom(`${root}/one.png`, { location, title: 'Named' }));
      assert.deepEqual([named.title, named.id === found.id], ['Named', false]);
    });
  },
  'an import keeps the id, folder and uploader sent; a second one with the id is refused': async (target) => {
    await folders(target);
    await target.stage.library.noFile(FILES.second);
    const { files } = await target.as('administrator');
    await withOrigin(note('a.txt', 'text'), async (root) => {
      const sent = { id: FILES.second, folder: FOLDERS.outer, uploaded_by: PEOPLE.administrator.id };
      const { id, folder, uploaded_by } = await valueOf(files.importFrom(`${root}/a.txt`, { location, ...sent }));
      assert.deepEqual({ id, folder, uploaded_by }, sent);
      const again = await refusalOf(files.importFrom(`${root}/b.txt`, { location, ...sent }));
      assert.deepEqual([again.status, again.code], [400, 'RECORD_NOT_UNIQUE']);
      assert.equal((await valueOf(files.read(FILES.second))).filename_download, 'a.txt');
    });
  },
  'importing from an unreachable or invalid URL is refused': async (target) => {
    const { files } = await target.as('administrator');
    await withOrigin(note('a.txt', 'text'), async (root) => {
      assert.deepEqual(await refusalOf(files.importFrom(`${root}/gone`)), SERVICE_UNAVAILABLE);
    });
    for (const url of ['http://127.0.0.1:1/a.png', 'nonsense', 'data:text/plain,text']) {
      assert.deepEqual(await refusalOf(files.importFrom(url)), SERVICE_UNAVAILABLE);
    }
    assert.deepEqual(await refusalOf(files.importFrom('')), refused(400, 'INVALID_PAYLOAD'));
  },
  'an import without a create permission is refused with FORBIDDEN': async (target) => {
    const { files } = await target.as('editor');
    assert.deepEqual(await refusalOf(files.importFrom('http://127.0.0.1:1/a.png')), FORBIDDEN);
  },
  'several files are moved into a folder, into the root, and not into a missing folder': async (target) => {
    await folders(target);
    await target.stage.library.file(FILES.first, note('a.txt', 'text'));
    await target.stage.library.file(FILES.second, note('b.txt', 'text'));
    const { files } = await target.as('administrator');
    await valueOf(files.move([FILES.first, FILES.second], FOLDERS.outer));
    const folderOf = async (id: string) => (await valueOf(files.read(id))).folder;
    assert.deepEqual([await folderOf(FILES.first), await folderOf(FILES.second)], [FOLDERS.outer, FOLDERS.outer]);
    await valueOf(files.move([FILES.first], null));
    assert.equal(await folderOf(FILES.first), null);
    assert.deepEqual(
      await refusalOf(files.move([FILES.first, FILES.second], FOLDERS.missing)),
      refused(400, 'INVALID_FOREIGN_KEY'),
    );
    assert.equal(await folderOf(FILES.second), FOLDERS.outer);
    const editor = await target.as('editor');
    assert.deepEqual(await refusalOf(editor.files.move([FILES.first], FOLDERS.outer)), FORBIDDEN);
  },
  'deleting files deletes their content; without a permission it is refused with FORBIDDEN': async (target) => {
    await target.stage.library.file(FILES.first, note('a.txt', 'text'));
    await target.stage.library.file(FILES.second, note('b.txt', 'text'));
    const { files, assets } = await target.as('administrator');
    const editor = await target.as('editor');
    assert.deepEqual(await refusalOf(editor.files.remove([FILES.first])), FORBIDDEN);
    assert.equal(await contentOf(target, FILES.first), 'text');
    await valueOf(files.remove([FILES.first, FILES.second]));
    for (const id of [FILES.first, FILES.second]) {
      assert.deepEqual(await refusalOf(files.read(id)), FORBIDDEN);
      assert.deepEqual(await refusalOf(assets.read(id)), FORBIDDEN);
    }
  },
  'moving or deleting an empty list of files changes nothing': async (target) => {
    await target.stage.library.file(FILES.first, note('a.txt', 'text'));
    const { files } = await target.as('administrator');
    await valueOf(files.remove([]));
    await valueOf(files.move([], FOLDERS.missing));
    assert.equal(await contentOf(target, FILES.first), 'text');
  },
});
