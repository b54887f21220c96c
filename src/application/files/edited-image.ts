import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  catchError,
  defer,
  from,
  type Observable,
  of,
  Subject,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import {
  type FileDetails,
  imageContentDenied,
  type ImageEditDenial,
  imageEditDenied,
  type ImageHeader,
  MAX_IMAGE_BYTES,
  readImageHeader,
} from '../../domain/files';
import {
  type Call,
  CallOperation,
  chainCall,
  isRefusal,
  loading,
  mapCall,
  type NamedTokens,
  type RemoteData,
  StateValue,
  succeed,
  toRemoteData,
  uploadCall,
} from '../../kernel';
import { FilesGateway } from '../../ports/gateways/files-gateway';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { Assets } from './assets';
import { replaceContent, type Replacement } from './replace-content';

interface ImageDependencies {
  readonly files: Pick<FilesGateway, 'read' | 'replace'>;
  readonly items: Pick<ItemsGateway, 'update'>;
  readonly assets: Pick<Assets, 'read'>;
}

export const imageDependencies: NamedTokens<ImageDependencies> = {
  files: FilesGateway,
  items: ItemsGateway,
  assets: Assets,
};

/** An image that can be edited. */
export interface OpenedImage {
  readonly kind: 'opened';
  readonly file: FileDetails;
  readonly content: Blob;
  readonly header: ImageHeader;
}

export type ImageOpening = OpenedImage | { readonly kind: 'denied'; readonly reason: ImageEditDenial };

/** Draws the edited image in the type that it has; null when the browser cannot. */
export type DrawImage = (image: OpenedImage) => Promise<Blob | null>;

export type SaveOutcome =
  | ({ readonly kind: 'saved' } & Pick<Extract<Replacement, { readonly kind: 'replaced' }>, 'file' | 'isRestored'>)
  /** The connection broke before the content was replaced. */
  | { readonly kind: 'untouched' }
  /** The file was changed since it was opened, and nothing was sent. The next save overwrites it. */
  | { readonly kind: 'changed-since' }
  | { readonly kind: 'not-drawn' };

const denied = (reason: ImageEditDenial): ImageOpening => ({ kind: 'denied', reason });

const openContent = (file: FileDetails, content: Blob): Call<ImageOpening> =>
  defer(() => from(content.arrayBuffer())).pipe(
    switchMap((buffer) => {
      const header = readImageHeader(new Uint8Array(buffer));
      const reason = imageContentDenied(file.type, header);
      return succeed<ImageOpening>(
        header === null || reason !== false
          ? denied(reason || 'image_edit_damaged')
          : { kind: 'opened', file, content, header },
      );
    }),
  );

/** Reads the details first, so that a content that is too large is not fetched. */
const openImage = ({ files, assets }: ImageDependencies, id: string): Call<ImageOpening> =>
  files.read(id).pipe(
    chainCall((file) => {
      const reason = imageEditDenied(file);
      if (reason !== false) return succeed(denied(reason));
      return assets.read(id, undefined, file.modified_on, MAX_IMAGE_BYTES).pipe(
        switchMap((result) => {
          if (!isLeft(result)) return openContent(file, result.right);
          // Larger than the size that is stored with the file.
          return result.left.kind === 'decode' ? succeed(denied('image_edit_too_large')) : of(result);
        }),
      );
    }),
  );

/** Replaces the content of an image by what `draw` makes of it; title and uploader stay. */
class SaveImage extends CallOperation<never, { readonly image: OpenedImage; readonly draw: DrawImage }, SaveOutcome> {
  private readonly progress = new BehaviorSubject<number | null>(null);
  /** The part of the content that was sent, 0 to 1; null while nothing is sent. */
  readonly progress$: Observable<number | null> = this.progress.asObservable();
  /** The modification that the user knows of; null until the first save. */
  private known: { readonly modifiedOn: string | null } | null = null;
  /** The file before a save that has failed and may have changed it. */
  private uncertain: FileDetails | null = null;

  constructor(private readonly dependencies: ImageDependencies) {
    super(of(false as const));
  }

  protected run({ image, draw }: { readonly image: OpenedImage; readonly draw: DrawImage }): Call<SaveOutcome> {
    if (this.uncertain !== null) return this.send(this.uncertain, image, draw);
    return this.dependencies.files.read(image.file.id).pipe(
      chainCall((file): Call<SaveOutcome> => {
        const { modifiedOn } = this.known ?? { modifiedOn: image.file.modified_on };
        this.known = { modifiedOn: file.modified_on };
        return file.modified_on === modifiedOn ? this.send(file, image, draw) : succeed({ kind: 'changed-since' });
      }),
    );
  }

  private send(before: FileDetails, image: OpenedImage, draw: DrawImage): Call<SaveOutcome> {
    const { type } = image.header;
    return defer(() => from(draw(image))).pipe(
      // Drawing fails when the memory of the browser is exhausted.
      catchError(() => of(null)),
      switchMap((content): Call<SaveOutcome> => {
        if (content?.type !== type) return succeed({ kind: 'not-drawn' });
        const file = new File([content], before.filename_download ?? before.id, { type });
        const upload$ = replaceContent(this.dependencies, before, file).pipe(
          tap((step) => {
            if (step.kind === 'sending') this.progress.next(step.sentBytes / (step.totalBytes || file.size || 1));
          }),
        );
        return uploadCall(upload$).pipe(
          tap((result) => {
            this.progress.next(null);
            // Also when only title and uploader were not restored.
            this.uncertain = isLeft(result) && !isRefusal(result.left) ? before : null;
          }),
          mapCall((replacement): SaveOutcome =>
            replacement.kind === 'replaced' ? { ...replacement, kind: 'saved' } : replacement,
          ),
        );
      }),
    );
  }
}

/** An image of the library while it is edited. */
export class EditedImage {
  private readonly reloads$ = new Subject<void>();
  private readonly opening: StateValue<RemoteData<ImageOpening>>;
  readonly opening$: Observable<RemoteData<ImageOpening>>;
  readonly save: SaveImage;

  constructor(dependencies: ImageDependencies, id: string) {
    this.save = new SaveImage(dependencies);
    this.opening = new StateValue<RemoteData<ImageOpening>>(
      loading(),
      this.reloads$.pipe(
        startWith(undefined),
        switchMap(() => toRemoteData(openImage(dependencies, id))),
      ),
    );
    this.opening$ = this.opening.value$;
  }

  /** Opens it again after a failure. */
  retry(): void {
    this.reloads$.next();
  }

  dispose(): void {
    this.opening.dispose();
    this.save.dispose();
  }
}
