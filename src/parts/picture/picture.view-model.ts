import { distinctUntilChanged, map, of, type Observable } from 'rxjs';
import type { Assets } from '../../application/files';
import type { AssetVariant } from '../../domain/files';
import { StateValue } from '../../kernel';
import { AssetsService, viewModel } from '../../kit';
import { sharedPicture, type PictureState } from './shared-picture';

const COMING: PictureState = { address: null, lost: false };

/** A picture among the files, fetched with the token in its header and shown from memory. */
export class PictureViewModel {
  private readonly live: StateValue<PictureState>;
  readonly state$: Observable<PictureState>;
  readonly address$: Observable<string | null>;

  constructor(assets: Assets, id: string | null, variant?: AssetVariant, modifiedOn: string | null = null) {
    this.live = new StateValue<PictureState>(
      COMING,
      id === null ? of(COMING) : sharedPicture(assets, id, variant, modifiedOn),
    );
    this.state$ = this.live.value$;
    this.address$ = this.state$.pipe(
      map(({ address }) => address),
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
