import { isLeft } from 'fp-ts/Either';
import { Observable, of, switchMap } from 'rxjs';
import type { Assets } from '../../application/files';
import type { AssetVariant } from '../../domain/files';
import { Live } from '../../kernel';
import { AssetsService, viewModel } from '../../kit';

/** The address of a picture for as long as somebody shows it; null before it has come, and when it cannot be had. */
const addressOf = (blob: Blob): Observable<string> =>
  new Observable((subscriber) => {
    const address = URL.createObjectURL(blob);
    subscriber.next(address);
    return () => URL.revokeObjectURL(address);
  });

/** A picture among the files, fetched with the token in its header and shown from memory. */
export class PictureViewModel {
  private readonly live: Live<string | null>;
  readonly address$: Observable<string | null>;

  constructor(assets: Assets, id: string | null, variant?: AssetVariant) {
    this.live = new Live<string | null>(
      null,
      id === null ? of(null) : assets.read(id, variant).pipe(switchMap((result) => (isLeft(result) ? of(null) : addressOf(result.right)))),
    );
    this.address$ = this.live.value$;
  }

  dispose(): void {
    this.live.dispose();
  }
}

export const pictureViewModel = viewModel(
  [AssetsService],
  (assets) => (id: string | null, variant?: AssetVariant) => new PictureViewModel(assets, id, variant),
);
