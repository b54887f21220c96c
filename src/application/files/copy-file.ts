import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, EMPTY, last, map, type Observable, switchMap, tap } from 'rxjs';
import { downloadName, fileFacts, type FileDetails, type UploadState } from '../../domain/files';
import { isUnchanged, type Item, omitFields, overlongTexts } from '../../domain/items';
import { coversField, denied, type Denial } from '../../domain/permissions';
import { fieldsOf } from '../../domain/schema';
import {
  apiFailure,
  type Call,
  CallOperation,
  chainCall,
  fail,
  mapCall,
  type NamedTokens,
  succeed,
} from '../../kernel';
import { Clock } from '../../ports/environment/clock';
import { Identifiers } from '../../ports/environment/identifiers';
import { AssetsGateway } from '../../ports/gateways/assets-gateway';
import { FilesGateway } from '../../ports/gateways/files-gateway';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { AccessStore } from '../access';
import type { ItemEditing } from '../item-editing';
import { Notifications } from '../notifications';
import { SchemaStore } from '../data-model';
import { FileTransfer, type TransferDependencies } from './uploads/file-transfer';

const FILES = 'directus_files';

export interface CopyFileDependencies extends TransferDependencies {
  readonly items: Pick<ItemsGateway, 'list' | 'update'>;
  readonly assets: AssetsGateway;
  readonly access: Pick<AccessStore, 'access' | 'access$'>;
  readonly schema: Pick<SchemaStore, 'schema'>;
  readonly notifications: Pick<Notifications, 'show'>;
}

export const copyFileDependencies: NamedTokens<CopyFileDependencies> = {
  files: FilesGateway,
  items: ItemsGateway,
  assets: AssetsGateway,
  access: AccessStore,
  identifiers: Identifiers,
  clock: Clock,
  schema: SchemaStore,
  notifications: Notifications,
};

/** Made by the server for each file. */
const OWN_FIELDS = [
  'id',
  'storage',
  'filename_disk',
  'metadata',
  'type',
  'filesize',
  'width',
  'height',
  'duration',
  'charset',
  'checksum',
  'folder',
  'uploaded_by',
  'uploaded_on',
  'modified_by',
  'modified_on',
];

export type CopyFileDenial = Denial | 'text_unfinished';

const storedFile = (state: UploadState, content: File | null): Call<FileDetails | null> => {
  switch (state.kind) {
    case 'done':
      return succeed(state.file);
    case 'failed':
      return fail(state.failure);
    case 'refused':
      return fail(
        state.reason.kind === 'server'
          ? state.reason.failure
          : { ...apiFailure(413, 'UNKNOWN', ''), ...(content === null ? {} : { sentBytes: content.size }) },
      );
    default:
      throw new Error(`An upload cannot end with the state '${state.kind}'`);
  }
};

/**
 * Stores the content of an open file once more, as a file of its own with the values of the form: a copy of the row alone
 * would share the content, and deleting one would delete it for both. Edits that are not in the copy, as those of lists,
 * stay edits of the original. `done$` emits the new key; null if the copy is not readable, and has no values then. After a failure it continues where it has stopped; nothing is stored twice.
 */
export class CopyFile extends CallOperation<CopyFileDenial, void, string | null> {
  private transfer: FileTransfer | null = null;
  private readonly copy = new BehaviorSubject<FileDetails | null>(null);
  /** True once the content is stored; a failure then means that the values could not be saved. */
  readonly isStored$: Observable<boolean> = this.copy.pipe(map((copy) => copy !== null));

  constructor(
    private readonly editing: Pick<ItemEditing, 'serverItem' | 'form' | 'keepEdits'>,
    private readonly dependencies: CopyFileDependencies,
  ) {
    super(
      combineLatest([dependencies.access.access$, editing.form.hasUnfinished$]).pipe(
        map(
          ([access, isUnfinished]) =>
            denied(access, FILES, 'create') || denied(access, FILES, 'update') || (isUnfinished && 'text_unfinished'),
        ),
      ),
    );
  }

  protected run(): Call<string | null> {
    const { form } = this.editing;
    const overlong = overlongTexts(
      fieldsOf(this.dependencies.schema.schema, FILES).map((field) => ({ field })),
      form.edits,
    );
    form.setErrors(overlong);
    if (overlong.length > 0) return EMPTY;
    return this.stored().pipe(
      chainCall((copy) => {
        this.copy.next(copy);
        return copy === null ? succeed(null) : this.writeValues(copy.id);
      }),
      tap((result) => {
        if (isLeft(result)) return;
        const copied = result.right === null ? {} : this.copiedValues;
        const uncopied = omitFields(form.edits, [...Object.keys(copied), 'folder']);
        this.editing.keepEdits(uncopied);
        this.dependencies.notifications.show(isUnchanged(uncopied) ? 'item_copied' : 'item_copied_in_part');
      }),
    );
  }

  private stored(): Call<FileDetails | null> {
    if (this.copy.value !== null) return succeed(this.copy.value);
    if (this.transfer !== null) return this.send(this.transfer);
    const file = fileFacts(this.values);
    return this.dependencies.assets.read(file.id, undefined, file.modified_on).pipe(
      chainCall((blob) => {
        const content = new File([blob], downloadName(file), { type: file.type ?? blob.type });
        this.transfer = new FileTransfer(this.dependencies, content, () => succeed(file.folder));
        return this.send(this.transfer);
      }),
    );
  }

  private send(transfer: FileTransfer): Call<FileDetails | null> {
    return transfer.attempt().pipe(
      last(),
      switchMap((state) => storedFile(state, transfer.file)),
    );
  }

  private writeValues(id: string): Call<string> {
    return this.dependencies.items.update(FILES, id, this.copiedValues).pipe(mapCall(() => id));
  }

  private get values(): Item {
    const { serverItem, form } = this.editing;
    return { ...serverItem, ...form.edits };
  }

  private get copiedValues(): Item {
    const { schema, access } = this.dependencies;
    const { values } = this;
    const names = fieldsOf(schema.schema, FILES)
      .filter(({ field, type }) => type !== 'alias' && !OWN_FIELDS.includes(field) && Object.hasOwn(values, field))
      .map(({ field }) => field)
      .filter((name) => coversField(access.access, FILES, 'update', name));
    return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  }
}
