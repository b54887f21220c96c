import { readImageMetadata, RESIZABLE_TYPES } from '../../../../domain/files';
import type { Item } from '../../../../domain/items';
import type { ResizableType, ImageResizer } from '../../../../ports/environment/image-resizer';
import type { Accountability } from '../../accountability';
import { forbidden, unexpected } from '../../api-error';
import type { Database } from '../../world/database';
import { jsonOf, textOf } from '../../world/row-values';
import { ItemsService } from '../items';
import { type AssetQuery, type AssetSettings, resizeOf, transformOf } from './asset-query';
import { resizeGeometry } from './resize-geometry';

const FILES = 'directus_files';
const SETTINGS = 'directus_settings';

/** Settings whose files are public. */
const PUBLIC_FIELDS = ['project_logo', 'public_background', 'public_foreground'];

/** More pixels are not decoded: a few bytes may announce any number of them. */
const MAX_PIXELS = 0x3f_ff * 0x3f_ff;

const NO_IMAGE = 'Input buffer contains unsupported image format';

/** Length of a key; the server ignores an extension after it. */
const KEY_LENGTH = 36;

/** The bytes of a file, or of a resized image. */
export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** File name for downloads. */
  readonly name: string;
}

/** Reads file contents on behalf of a user. */
export class AssetsService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly now: () => number,
    private readonly imageResizer: ImageResizer | null,
  ) {}

  /** Rejects with an `ApiException`; a missing file is reported before anything else. */
  async read(name: string, query: AssetQuery): Promise<Asset> {
    const id = name.slice(0, KEY_LENGTH);
    const row = this.database.row(FILES, id);
    if (row === null) throw forbidden();
    const transform = transformOf(query, this.rules());
    if (!this.isPublic(id)) this.assertReadable(id);
    const bytes = this.database.bytes(textOf(row, 'filename_disk') ?? '');
    if (bytes === null) throw forbidden();
    const type = textOf(row, 'type') ?? 'application/octet-stream';
    const resizable = RESIZABLE_TYPES.find((one) => one === type);
    const output =
      transform === null || resizable === undefined ? bytes : await this.resize(bytes, resizable, transform);
    return { bytes: output, type, name: textOf(row, 'filename_download') ?? id };
  }

  private async resize(
    bytes: Uint8Array,
    type: ResizableType,
    transform: AssetQuery,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const resize = resizeOf(transform);
    const facts = readImageMetadata(bytes);
    if (facts === null || facts.width * facts.height > MAX_PIXELS || this.imageResizer === null)
      throw unexpected(NO_IMAGE);
    try {
      return new Uint8Array(await this.imageResizer.resize(bytes, type, resizeGeometry(facts, resize)));
    } catch {
      throw unexpected(NO_IMAGE);
    }
  }

  private assertReadable(id: string): void {
    new ItemsService(this.database, FILES, this.who, this.now).read(id);
  }

  private isPublic(id: string): boolean {
    return PUBLIC_FIELDS.some((field) => textOf(this.settings(), field) === id);
  }

  private rules(): AssetSettings {
    const settings = this.settings();
    const allowed = Object.hasOwn(settings, 'storage_asset_transform')
      ? textOf(settings, 'storage_asset_transform')
      : 'all';
    return { allowed, presets: jsonOf(settings, 'storage_asset_presets') };
  }

  private settings(): Item {
    return this.database.rows(SETTINGS)[0] ?? {};
  }
}
