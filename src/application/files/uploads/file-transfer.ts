import { isLeft, type Either } from 'fp-ts/Either';
import { concat, concatMap, defer, map, type Observable, of, switchMap, tap } from 'rxjs';
import {
  afterFailure,
  type FileDetails,
  formFileName,
  hasContent,
  isKeyTaken,
  type UploadState,
} from '../../../domain/files';
import type { Item } from '../../../domain/items';
import { coversField } from '../../../domain/permissions';
import {
  type Call,
  chainCall,
  type Failure,
  fail,
  isApiCode,
  isMissing,
  isRefusal,
  isUncertainWrite,
  succeed,
} from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import type { Identifiers } from '../../../ports/environment/identifiers';
import type { FilesGateway } from '../../../ports/gateways/files-gateway';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { AccessStore } from '../../access';

export interface TransferDependencies {
  readonly files: Pick<FilesGateway, 'read' | 'upload' | 'importFrom' | 'remove'>;
  readonly items: Pick<ItemsGateway, 'list'>;
  readonly access: Pick<AccessStore, 'access'>;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
}

const FILES = 'directus_files';

/** The clocks of browser and server may differ by this much. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** How long the server may still be busy with a request whose connection was closed. */
const ABORT_WAIT_MS = 1_000;

/** The name that the server gives to an import. */
const lastSegment = (url: string): string => new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '';

const done = (file: FileDetails | null): UploadState => ({ kind: 'done', file });

/** A read whose file is missing or may not be read gives null. */
const orNull = <A>(call: Call<A>): Call<A | null> =>
  call.pipe(switchMap((result) => (isLeft(result) && isMissing(result.left) ? succeed(null) : of(result))));

/**
 * One file, or one URL to import, over all its attempts. Its key is made here, so that an attempt without an answer can
 * be found on the server: it is never stored twice.
 */
export class FileTransfer {
  private key: string | null;
  /** An earlier attempt may have stored the file, or left a row without content. */
  private isUncertain = false;
  private sentBytes = 0;
  private readonly startedAt: number;

  constructor(
    private readonly dependencies: TransferDependencies,
    private readonly source: File | string,
    /** Called by each attempt. */
    private readonly folder: () => Call<string | null>,
  ) {
    const { access, clock } = dependencies;
    this.key = coversField(access.access, FILES, 'create', 'id') ? dependencies.identifiers.uuid() : null;
    this.startedAt = clock.now();
  }

  /** The file of this device; null for an import. */
  get file(): File | null {
    return typeof this.source === 'string' ? null : this.source;
  }

  /** Sends the file unless an earlier attempt has stored it. Emits progress, then how it ended. */
  attempt(): Observable<UploadState> {
    return defer(() => {
      this.sentBytes = 0;
      return this.isUncertain ? this.findOrRemove() : succeed(null);
    }).pipe(
      switchMap((found) => {
        if (isLeft(found)) return of(afterFailure(found.left, 0));
        if (found.right !== null) return of(done(found.right));
        this.isUncertain = false;
        return this.folder().pipe(
          switchMap((folder) => (isLeft(folder) ? of(afterFailure(folder.left, 0)) : this.send(folder.right))),
        );
      }),
    );
  }

  /** After an attempt was cancelled or given up: removes what it has left. Emits the file if it was stored completely. */
  cleanUp(): Observable<FileDetails | null> {
    return this.dependencies.clock.after(ABORT_WAIT_MS).pipe(
      switchMap(() => this.findOrRemove()),
      map((found) => (isLeft(found) ? null : found.right)),
    );
  }

  private send(folder: string | null): Observable<UploadState> {
    const { files, access } = this.dependencies;
    const values: Item = {
      ...(this.key === null ? {} : { id: this.key }),
      ...(folder === null ? {} : { folder }),
    };
    if (typeof this.source === 'string') {
      // The server sets the uploader of uploads only.
      const user = coversField(access.access, FILES, 'create', 'uploaded_by') ? access.access.user : null;
      const imported$ = files.importFrom(this.source, {
        ...values,
        ...(user === null ? {} : { uploaded_by: user.id }),
      });
      return concat(of<UploadState>({ kind: 'importing' }), imported$.pipe(switchMap((result) => this.end(result))));
    }
    return files.upload(this.source, values).pipe(
      tap((step) => {
        if (step.kind === 'sending') this.sentBytes = step.sentBytes;
      }),
      concatMap((step) => (step.kind === 'sending' ? of(step) : this.end(step.result))),
    );
  }

  private end(result: Either<Failure, FileDetails>): Observable<UploadState> {
    if (!isLeft(result)) return of(done(result.right));
    const failure = result.left;
    if (isApiCode(failure, 'ITEM_NOT_FOUND')) return of(done(null));
    if (!isKeyTaken(failure) && !isUncertainWrite(failure)) return of(afterFailure(failure, this.sentBytes));
    this.isUncertain = true;
    return this.find().pipe(switchMap((found) => this.afterUncertain(failure, found)));
  }

  /** `found` is what a request has left that was answered with this failure, or not at all. */
  private afterUncertain(failure: Failure, found: Either<Failure, FileDetails | null>): Observable<UploadState> {
    const failed: UploadState = { kind: 'failed', failure, sentBytes: this.sentBytes };
    if (isLeft(found)) return of(failed);
    // A key that is taken and cannot be read: the file is there.
    if (found.right === null) return of(isKeyTaken(failure) ? done(null) : failed);
    if (hasContent(found.right)) return of(done(found.right));
    // Without an answer, the server may still be busy with the request.
    return failure.kind === 'api' ? this.remove(found.right.id).pipe(map(() => failed)) : of(failed);
  }

  /** The file of an earlier attempt; one without content is removed. */
  private findOrRemove(): Call<FileDetails | null> {
    return this.find().pipe(
      chainCall((file) => (file === null || hasContent(file) ? succeed(file) : this.remove(file.id))),
    );
  }

  private find(): Call<FileDetails | null> {
    const { files } = this.dependencies;
    if (this.key !== null) return orNull(files.read(this.key));
    return this.keyOfSame().pipe(chainCall((key) => (key === null ? succeed(null) : orNull(files.read(key)))));
  }

  /** For roles that may not set the key: the user's newest file of this name and size since the first attempt. */
  private keyOfSame(): Call<string | null> {
    const { source } = this;
    const since = new Date(this.startedAt - CLOCK_TOLERANCE_MS).toISOString();
    const filter = {
      _and: [
        { uploaded_by: { _eq: '$CURRENT_USER' } },
        { filename_download: { _eq: typeof source === 'string' ? lastSegment(source) : formFileName(source.name) } },
        ...(typeof source === 'string' ? [] : [{ filesize: { _eq: source.size } }]),
        { uploaded_on: { _gte: since } },
      ],
    };
    return this.dependencies.items.list(FILES, { fields: ['id'], filter, sort: ['-uploaded_on'], limit: 1 }).pipe(
      chainCall(([row]) => {
        const id = row?.['id'];
        return succeed(typeof id === 'string' ? id : null);
      }),
      orNull,
    );
  }

  /** A role that may not delete keeps the row; the next attempt gets a new key. */
  private remove(id: string): Call<null> {
    return this.dependencies.files.remove([id]).pipe(
      switchMap((result) => {
        if (isLeft(result) && !isRefusal(result.left)) return fail(result.left);
        if (isLeft(result) && this.key !== null) this.key = this.dependencies.identifiers.uuid();
        return succeed(null);
      }),
    );
  }
}
