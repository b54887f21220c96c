import { map as mapRight, isLeft } from 'fp-ts/Either';
import { BehaviorSubject, map, type Observable, of, switchMap, tap } from 'rxjs';
import type { FileDetails } from '../../domain/files';
import { type Call, CallOperation, type NamedTokens, uploadCall } from '../../kernel';
import { AssetsGateway } from '../../ports/gateways/assets-gateway';
import { FilesGateway } from '../../ports/gateways/files-gateway';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { Notifications } from '../notifications';
import { replaceContent, type Replaced, type Replacement } from './replace-content';

export interface ReplaceFileDependencies {
  readonly files: Pick<FilesGateway, 'read' | 'replace' | 'remove' | 'maxBytes'>;
  readonly items: Pick<ItemsGateway, 'update'>;
  readonly assets: AssetsGateway;
  readonly notifications: Pick<Notifications, 'show'>;
}

export const replaceFileDependencies: NamedTokens<ReplaceFileDependencies> = {
  files: FilesGateway,
  items: ItemsGateway,
  assets: AssetsGateway,
  notifications: Notifications,
};

/** Replaces the content of a file by another one. `before` stays the same over all attempts; see `replaceContent`. */
export class ReplaceFile extends CallOperation<never, File, Replacement> {
  private readonly progress = new BehaviorSubject<number | null>(null);
  /** The part of the content that was sent, 0 to 1; null while nothing is sent. */
  readonly progress$: Observable<number | null> = this.progress.asObservable();

  constructor(
    private readonly dependencies: ReplaceFileDependencies,
    private readonly before: Replaced,
  ) {
    super(of(false as const));
  }

  protected run(content: File): Call<Replacement> {
    const upload$ = replaceContent(this.dependencies, this.before, content).pipe(
      tap((step) => {
        if (step.kind === 'sending') this.progress.next(step.sentBytes / (step.totalBytes || content.size || 1));
      }),
    );
    return uploadCall(upload$).pipe(
      tap((result) => {
        this.progress.next(null);
        if (isLeft(result) || result.right.kind !== 'replaced') return;
        const { notifications } = this.dependencies;
        if (result.right.isRestored) notifications.show('file_replaced');
        else notifications.show('file_replaced_without_uploader', 'warning');
      }),
    );
  }
}

/**
 * Takes the content of a file that was imported for this alone, and deletes that file: the server cannot import into a
 * file that exists.
 */
export class TakeImportedContent extends CallOperation<never, FileDetails, File> {
  constructor(private readonly dependencies: Pick<ReplaceFileDependencies, 'files' | 'assets' | 'notifications'>) {
    super(of(false as const));
  }

  protected run(imported: FileDetails): Call<File> {
    const { assets, files, notifications } = this.dependencies;
    const { id, type, filename_download, modified_on } = imported;
    return assets.read(id, undefined, modified_on).pipe(
      switchMap((content) =>
        files.remove([id]).pipe(
          map((removed) => {
            if (isLeft(removed)) notifications.show('imported_file_left', 'warning');
            return mapRight((blob: Blob) => new File([blob], filename_download ?? id, { type: type ?? blob.type }))(
              content,
            );
          }),
        ),
      ),
    );
  }
}
