import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  catchError,
  defer,
  distinctUntilChanged,
  filter,
  finalize,
  map,
  merge,
  Observable,
  of,
  ReplaySubject,
  share,
  startWith,
  switchMap,
} from 'rxjs';
import { AccessStore } from '../../../application/access';
import { Assets } from '../../../application/files';
import { type AssetVariant, mimeKind } from '../../../domain/files';
import { denied } from '../../../domain/permissions';
import { isTransient, StateValue } from '../../../kernel';
import { useStream, useViewModel, viewModel } from '../../../kit';

/** A picture that is loading, loaded or unavailable. */
export interface PictureState {
  /** Object URL; null while loading and when unavailable. */
  readonly url: string | null;
  readonly unavailable: boolean;
  /** Unavailable because no answer arrived: trying again may help. */
  readonly canRetry: boolean;
}

const unavailable = (canRetry: boolean): PictureState => ({ url: null, unavailable: true, canRetry });

const shown = (url: string): PictureState => ({ url, unavailable: false, canRetry: false });

/** An object URL, revoked on unsubscribe. */
export const objectUrl = (blob: Blob): Observable<string> =>
  new Observable((subscriber) => {
    const url = URL.createObjectURL(blob);
    subscriber.next(url);
    return () => URL.revokeObjectURL(url);
  });

/** No thumbnail and no logo is larger; the platform sends the original of what it cannot resize. */
const MAX_PICTURE_BYTES = 10_000_000;

/**
 * What is given an object URL, which a browser tab would open as a page of this origin: raster images, and drawings that
 * were examined, in the encoding in which they were. Null for other content.
 */
const shownContent = (content: Blob): Observable<Blob | null> => {
  const kind = mimeKind(content.type);
  if (kind !== 'svg') return of(kind === 'image' ? content : null);
  return defer(() => Promise.all([content.text(), import('../../../domain/drawings')])).pipe(
    map(([svg, { isSafeDrawing }]) =>
      isSafeDrawing(svg) ? new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }) : null,
    ),
    catchError(() => of(null)),
  );
};

const activePictures = new WeakMap<Assets, Map<string, Observable<PictureState>>>();

/** A picture, fetched once for all simultaneous subscribers: a list shows the same avatar in many rows. */
export const sharedPicture = (
  assets: Assets,
  id: string,
  variant: AssetVariant | undefined,
  modifiedOn: string | null,
): Observable<PictureState> => {
  const pictures = activePictures.get(assets) ?? new Map<string, Observable<PictureState>>();
  activePictures.set(assets, pictures);
  const key = JSON.stringify([id, variant ?? null, modifiedOn]);
  const cached = pictures.get(key);
  if (cached !== undefined) return cached;
  const picture = assets.read(id, variant, modifiedOn, MAX_PICTURE_BYTES).pipe(
    switchMap((result) =>
      isLeft(result)
        ? of(unavailable(isTransient(result.left)))
        : shownContent(result.right).pipe(
            switchMap((content) => (content === null ? of(unavailable(false)) : objectUrl(content).pipe(map(shown)))),
          ),
    ),
    finalize(() => pictures.delete(key)),
    share({ connector: () => new ReplaySubject<PictureState>(1) }),
  );
  pictures.set(key, picture);
  return picture;
};

const LOADING: PictureState = { url: null, unavailable: false, canRetry: false };

const NOT_READABLE: PictureState = { url: null, unavailable: true, canRetry: false };

const mayReadFiles = ({ access }: AccessStore): boolean => denied(access, 'directus_files', 'read') === false;

/** A picture that a text refers to, which the role may not be allowed to see: then nothing is requested. */
export const referencedPicture = (
  assets: Assets,
  rights: AccessStore,
  id: string,
  variant: AssetVariant,
): Observable<PictureState> => (mayReadFiles(rights) ? sharedPicture(assets, id, variant, null) : of(NOT_READABLE));

/**
 * A picture of the file library, fetched with the access token in a header and shown from an object URL. One of which no
 * answer arrived is fetched again when the connection is back.
 */
export class PictureViewModel {
  private readonly state: StateValue<PictureState>;
  private readonly attempts = new BehaviorSubject<void>(undefined);
  readonly state$: Observable<PictureState>;
  readonly url$: Observable<string | null>;

  constructor(assets: Assets, id: string | null, variant?: AssetVariant, modifiedOn: string | null = null) {
    this.state = new StateValue<PictureState>(
      LOADING,
      id === null
        ? of(LOADING)
        : merge(this.attempts, assets.reconnected$.pipe(filter(() => this.state.value.canRetry))).pipe(
            switchMap(() => sharedPicture(assets, id, variant, modifiedOn).pipe(startWith(LOADING))),
          ),
    );
    this.state$ = this.state.value$;
    this.url$ = this.state$.pipe(
      map(({ url }) => url),
      distinctUntilChanged(),
    );
  }

  /** Fetches a picture again of which no answer arrived. */
  retry(): void {
    if (this.state.value.canRetry) this.attempts.next();
  }

  dispose(): void {
    this.state.dispose();
  }
}

const pictureViewModel = viewModel(
  [Assets],
  (assets) =>
    (id: string | null, variant?: AssetVariant, modifiedOn: string | null = null) =>
      new PictureViewModel(assets, id, variant, modifiedOn),
);

const referencedPictureViewModel = viewModel(
  [Assets, AccessStore],
  (assets, rights) => (id: string | null, variant: AssetVariant) =>
    new PictureViewModel(assets, mayReadFiles(rights) ? id : null, variant),
);

/** The object URL of a picture that a text refers to; null while loading, when unavailable, and without an id. */
export const useReferencedPicture = (id: string | null, variant: AssetVariant): string | null =>
  useStream(useViewModel(referencedPictureViewModel, id, variant).url$);

/** The object URL of a picture; null while loading, when unavailable, and without an id. */
export const usePicture = (id: string | null, variant?: AssetVariant): string | null =>
  useStream(useViewModel(pictureViewModel, id, variant).url$);

/** Like `usePicture`, for components that show a fallback when the picture is unavailable. */
export const usePictureState = (
  id: string | null,
  variant?: AssetVariant,
  modifiedOn: string | null = null,
): PictureState & { readonly retry: () => void } => {
  const view = useViewModel(pictureViewModel, id, variant, modifiedOn);
  return { ...useStream(view.state$), retry: () => view.retry() };
};
