import { strict as assert } from 'node:assert';
import { readImageMetadata } from '../../../src/domain/files';
import type { AssetVariant } from '../../../src/domain/files';
import type { JsonObject } from '../../../src/kernel';
import { FILES } from '../../platform/library';
import { drawing, note, picture } from '../../platform/pictures';
import { defineSuite, failureOf, FORBIDDEN, refusalOf, valueOf, type Target } from '../suite';

const INVALID_QUERY = { status: 400, code: 'INVALID_QUERY', fields: [] };
const INTERNAL_ERROR = { status: 500, code: 'INTERNAL_SERVER_ERROR', fields: [] };

const sizeOf = async (blob: Blob): Promise<string> => {
  const facts = readImageMetadata(new Uint8Array(await blob.arrayBuffer()));
  return facts === null ? 'no image' : `${facts.width}x${facts.height}`;
};

/** Both images are 120 px wide and 60 px high. */
const set = async (target: Target) => {
  await target.stage.library.file(FILES.first, await picture('one.png', 'image/png', 120, 60));
  await target.stage.library.file(FILES.second, await picture('two.jpg', 'image/jpeg', 120, 60));
  return (await target.as('administrator')).assets;
};

/** Applies project settings for one case, and the defaults after it; the originals are restored at teardown. */
const DEFAULT_SETTINGS: JsonObject = {
  storage_asset_transform: 'all',
  storage_asset_presets: null,
  project_logo: null,
  public_foreground: null,
};

const withSettings = async (target: Target, settings: JsonObject, run: () => Promise<void>): Promise<void> => {
  await target.stage.restoreSettingsLater();
  await target.stage.admin.patch('/settings', { ...DEFAULT_SETTINGS, ...settings });
  try {
    await run();
  } finally {
    await target.stage.admin.patch('/settings', DEFAULT_SETTINGS);
  }
};

const SYSTEM: Readonly<Record<string, string>> = {
  'system-small-cover': '64x64',
  'system-small-contain': '64x32',
  'system-medium-cover': '300x300',
  'system-medium-contain': '300x150',
  'system-large-cover': '800x600',
  'system-large-contain': '800x400',
};

const OWN: readonly (readonly [AssetVariant, string])[] = [
  [{ width: 50 }, '50x25'],
  [{ width: 5 }, '5x3'],
  [{ height: 30 }, '60x30'],
  [{ width: 40, height: 40 }, '40x40'],
  [{ width: 40, height: 40, fit: 'contain' }, '40x40'],
  [{ width: 40, height: 40, fit: 'inside' }, '40x20'],
  [{ width: 40, height: 40, fit: 'outside' }, '80x40'],
  [{ width: 40, height: 50, fit: 'fill' }, '40x50'],
  [{ width: 40, fit: 'fill' }, '40x60'],
  [{ width: 240 }, '240x120'],
  [{ width: 240, withoutEnlargement: true }, '120x60'],
  [{ width: 90, height: 90, withoutEnlargement: true }, '90x60'],
  [{ width: 90, height: 90, fit: 'contain', withoutEnlargement: true }, '90x90'],
  [{ quality: 40 }, '120x60'],
];

export const assetsSuite = defineSuite('assets', {
  'a file without a variant is returned unchanged with its content type': async (target) => {
    const assets = await set(target);
    const [png, jpeg] = [await valueOf(assets.read(FILES.first)), await valueOf(assets.read(FILES.second))];
    assert.deepEqual([png.type, await sizeOf(png)], ['image/png', '120x60']);
    assert.deepEqual([jpeg.type, await sizeOf(jpeg)], ['image/jpeg', '120x60']);
  },
  'content above the limit of the caller is a failure, and content within it is not': async (target) => {
    const assets = await set(target);
    const { size } = await valueOf(assets.read(FILES.first));
    assert.equal((await failureOf(assets.read(FILES.first, undefined, null, size - 1))).kind, 'decode');
    assert.equal((await valueOf(assets.read(FILES.first, undefined, null, size))).size, size);
  },
  'the system presets resize images': async (target) => {
    const assets = await set(target);
    for (const [key, size] of Object.entries(SYSTEM)) {
      const [png, jpeg] = [
        await valueOf(assets.read(FILES.first, { key })),
        await valueOf(assets.read(FILES.second, { key })),
      ];
      assert.deepEqual([key, png.type, await sizeOf(png)], [key, 'image/png', size]);
      assert.deepEqual([key, jpeg.type, await sizeOf(jpeg)], [key, 'image/jpeg', size]);
    }
  },
  'width, height, fit and quality of a variant determine the size of the image': async (target) => {
    const assets = await set(target);
    for (const [variant, size] of OWN) {
      assert.deepEqual([variant, await sizeOf(await valueOf(assets.read(FILES.first, variant)))], [variant, size]);
    }
  },
  'a variant of an SVG or text file returns the file unchanged': async (target) => {
    const assets = await set(target);
    await target.stage.library.file(FILES.first, drawing('a.svg'));
    await target.stage.library.file(FILES.second, note('a.txt', 'text'));
    const svg = await valueOf(assets.read(FILES.first, { key: 'system-small-cover' }));
    assert.deepEqual([svg.type, await svg.text()], ['image/svg+xml', await drawing('').text()]);
    const text = await valueOf(assets.read(FILES.second, { width: 5 }));
    assert.deepEqual([text.type, await text.text()], ['text/plain', 'text']);
  },
  'an unknown preset, a preset with a size and a quality out of range are refused with INVALID_QUERY': async (
    target,
  ) => {
    const assets = await set(target);
    for (const variant of [
      { key: 'nonsense' },
      { key: 'system-small-cover', width: 5 },
      { quality: 0 },
      { quality: 101 },
    ]) {
      assert.deepEqual([variant, await refusalOf(assets.read(FILES.first, variant))], [variant, INVALID_QUERY]);
    }
  },
  'invalid sizes are refused with INTERNAL_SERVER_ERROR': async (target) => {
    const assets = await set(target);
    for (const variant of [{ width: -5 }, { width: 0 }, { height: 1.5 }, { width: Number.NaN }]) {
      assert.deepEqual([variant, await refusalOf(assets.read(FILES.first, variant))], [variant, INTERNAL_ERROR]);
    }
  },
  'a preset of the project settings resizes images until it is removed': async (target) => {
    const assets = await set(target);
    const presets = [
      { key: 'contract-banner', fit: 'contain', width: 80, height: 20, quality: 70, withoutEnlargement: false },
    ];
    await withSettings(target, { storage_asset_presets: presets }, async () => {
      assert.equal(await sizeOf(await valueOf(assets.read(FILES.first, { key: 'contract-banner' }))), '80x20');
    });
    assert.deepEqual(await refusalOf(assets.read(FILES.first, { key: 'contract-banner' })), INVALID_QUERY);
  },
  'with the setting "presets" other variants are refused with INVALID_QUERY': async (target) => {
    const assets = await set(target);
    const presets = [
      { key: 'contract-banner', fit: 'cover', width: 80, height: 20, quality: 70, withoutEnlargement: false },
    ];
    await withSettings(target, { storage_asset_transform: 'presets', storage_asset_presets: presets }, async () => {
      assert.equal(await sizeOf(await valueOf(assets.read(FILES.first))), '120x60');
      for (const [key, size] of [
        ['contract-banner', '80x20'],
        ['system-small-cover', '64x64'],
      ] as const) {
        assert.equal(await sizeOf(await valueOf(assets.read(FILES.first, { key }))), size);
      }
      for (const variant of [{ width: 5 }, { key: 'nonsense' }, { quality: 40 }]) {
        assert.deepEqual(await refusalOf(assets.read(FILES.first, variant)), INVALID_QUERY);
      }
    });
  },
  'with the setting "none" all but the system presets are refused with INVALID_QUERY': async (target) => {
    const assets = await set(target);
    const presets = [
      { key: 'contract-banner', fit: 'cover', width: 80, height: 20, quality: 70, withoutEnlargement: false },
    ];
    await withSettings(target, { storage_asset_transform: 'none', storage_asset_presets: presets }, async () => {
      assert.equal(await sizeOf(await valueOf(assets.read(FILES.first))), '120x60');
      assert.equal(await sizeOf(await valueOf(assets.read(FILES.first, { key: 'system-small-cover' }))), '64x64');
      for (const variant of [{ width: 5 }, { key: 'contract-banner' }]) {
        assert.deepEqual(await refusalOf(assets.read(FILES.first, variant)), INVALID_QUERY);
      }
    });
  },
  'a missing file is refused with FORBIDDEN, even with an unknown preset': async (target) => {
    const assets = await set(target);
    await target.stage.library.noFile(FILES.missing);
    assert.deepEqual(await refusalOf(assets.read(FILES.missing)), FORBIDDEN);
    assert.deepEqual(await refusalOf(assets.read(FILES.missing, { key: 'nonsense' })), FORBIDDEN);
    assert.deepEqual(await refusalOf(assets.read('nonsense')), FORBIDDEN);
  },
  'a role or anonymous caller without a permission is refused with FORBIDDEN, with an unknown preset with INVALID_QUERY':
    async (target) => {
      await set(target);
      for (const who of ['editor', 'anonymous'] as const) {
        const { assets } = await target.as(who);
        assert.deepEqual(await refusalOf(assets.read(FILES.first)), FORBIDDEN);
        assert.deepEqual(await refusalOf(assets.read(FILES.first, { key: 'system-small-cover' })), FORBIDDEN);
        assert.deepEqual(await refusalOf(assets.read(FILES.first, { key: 'nonsense' })), INVALID_QUERY);
      }
    },
  'images of the project settings are readable by an anonymous caller and cannot be deleted': async (target) => {
    await set(target);
    await withSettings(target, { project_logo: FILES.first, public_foreground: FILES.second }, async () => {
      const { assets, files } = await target.as('anonymous');
      assert.equal(await sizeOf(await valueOf(assets.read(FILES.first))), '120x60');
      assert.equal(await sizeOf(await valueOf(assets.read(FILES.second, { key: 'system-small-cover' }))), '64x64');
      assert.deepEqual(await refusalOf(files.read(FILES.first)), FORBIDDEN);
      const administrator = await target.as('administrator');
      assert.deepEqual(await refusalOf(administrator.files.remove([FILES.first])), INTERNAL_ERROR);
      assert.equal(await sizeOf(await valueOf(assets.read(FILES.first))), '120x60');
    });
  },
});
