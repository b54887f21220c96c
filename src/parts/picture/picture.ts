import { isLeft } from 'fp-ts/Either';
import { distinctUntilChanged, finalize, map, Observable, of, ReplaySubject, share, switchMap } from 'rxjs';
import type { Assets } from '../../application/files';
import type { AssetVariant } from '../../domain/files';
import { StateValue } from '../../kernel';
import { AssetsService, useStream, useViewModel, viewModel } from '../../kit';

/** A picture on its way, here, or not to be had. */
export interface PictureState {
  /** At which it can be shown; null before it has come, and when it cannot be had. */
  readonly url: string | null;
  readonly unavailable: boolean;
}

const UNAVAILABLE: PictureState = { url: null, unavailable: true };

/** The address of a picture for as long as somebody shows it. */
const objectUrl = (blob: Blob): Observable<string> =>
  new Observable((subscriber) => {
    const address = URL.createObjectURL(blob);
    subscriber.next(address);
    return () => URL.revokeObjectURL(address);
  });

const activePictures = new WeakMap<Assets, Map<string, Observable<PictureState>>>();

/** A picture, fetched once for all who show it at the same time: one face stands in many rows of a list. */
export const sharedPicture = (
  assets: Assets,
  id: string,
  variant: AssetVariant | undefined,
  modifiedOn: string | null,
): Observable<PictureState> => {
  const pictures = activePictures.get(assets) ?? new Map<string, Observable<PictureState>>();
  activePictures.set(assets, pictures);
  const key = JSON.stringify([id, variant ?? null, modifiedOn]);
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const picture = assets.read(id, variant, modifiedOn).pipe(
    switchMap((result) =>
      isLeft(result)
        ? of(UNAVAILABLE)
        : objectUrl(result.right).pipe(map((address): PictureState => ({ url: address, unavailable: false }))),
    ),
    finalize(() => pictures.delete(key)),
    share({ connector: () => new ReplaySubject<PictureState>(1) }),
  );
  pictures.set(key, picture);
  return picture;
};

const LOADING: PictureState = { url: null, unavailable: false };

/** A picture among the files, fetched with the token in its header and shown from memory. */
class PictureViewModel {
  private readonly live: StateValue<PictureState>;
  readonly state$: Observable<PictureState>;
  readonly address$: Observable<string | null>;

  constructor(assets: Assets, id: string | null, variant?: AssetVariant, modifiedOn: string | null = null) {
    this.live = new StateValue<PictureState>(
      LOADING,
      id === null ? of(LOADING) : sharedPicture(assets, id, variant, modifiedOn),
    );
    this.state$ = this.live.value$;
    this.address$ = this.state$.pipe(
      map(({ url }) => url),
      distinctUntilChanged(),
    );
  }

  dispose(): void {
    this.live.dispose();
  }
}

export const pictureViewModel = viewModel(
  [AssetsService],
  (assets) =>
    (id: string | null, variant?: AssetVariant, modifiedOn: string | null = null) =>
      new PictureViewModel(assets, id, variant, modifiedOn),
);

/** An address at which a picture can be shown; null before it has come, when it cannot be had, and without an id. */
export const usePicture = (id: string | null, variant?: AssetVariant): string | null =>
  useStream(useViewModel(pictureViewModel, id, variant).address$);

/** The same for whoever has something to show in place of a picture that cannot be had. */
export const usePictureState = (
  id: string | null,
  variant?: AssetVariant,
  modifiedOn: string | null = null,
): PictureState => useStream(useViewModel(pictureViewModel, id, variant, modifiedOn).state$);
