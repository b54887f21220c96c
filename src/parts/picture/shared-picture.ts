import { isLeft } from 'fp-ts/Either';
import { finalize, map, Observable, of, ReplaySubject, share, switchMap } from 'rxjs';
import type { Assets } from '../../application/files';
import type { AssetVariant } from '../../domain/files';

/** A picture on its way, here, or not to be had. */
export interface PictureState {
  /** At which it can be shown; null before it has come, and when it cannot be had. */
  readonly address: string | null;
  readonly lost: boolean;
}

const LOST: PictureState = { address: null, lost: true };

/** The address of a picture for as long as somebody shows it. */
const addressOf = (blob: Blob): Observable<string> =>
  new Observable((subscriber) => {
    const address = URL.createObjectURL(blob);
    subscriber.next(address);
    return () => URL.revokeObjectURL(address);
  });

const onShow = new WeakMap<Assets, Map<string, Observable<PictureState>>>();

/** A picture, fetched once for all who show it at the same time: one face stands in many rows of a list. */
export const sharedPicture = (
  assets: Assets,
  id: string,
  variant: AssetVariant | undefined,
  modifiedOn: string | null,
): Observable<PictureState> => {
  const pictures = onShow.get(assets) ?? new Map<string, Observable<PictureState>>();
  onShow.set(assets, pictures);
  const key = JSON.stringify([id, variant ?? null, modifiedOn]);
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const picture = assets.read(id, variant, modifiedOn).pipe(
    switchMap((result) =>
      isLeft(result)
        ? of(LOST)
        : addressOf(result.right).pipe(map((address): PictureState => ({ address, lost: false }))),
    ),
    finalize(() => pictures.delete(key)),
    share({ connector: () => new ReplaySubject<PictureState>(1) }),
  );
  pictures.set(key, picture);
  return picture;
};
