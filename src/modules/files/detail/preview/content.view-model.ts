import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, from, map, type Observable, of, switchMap } from 'rxjs';
import { Assets } from '../../../../application/files';
import { MAX_PREVIEW_LENGTH, mediaType } from '../../../../domain/files';
import {
  failed,
  loading,
  overLength,
  ready,
  type RemoteData,
  shorten,
  StateValue,
  succeed,
  toRemoteData,
} from '../../../../kernel';
import { viewModel } from '../../../../kit';
import { objectUrl } from '../../../../parts/fields/picture';

/** The key of the file, the time of its last change, and the most that is loaded. */
type ContentInput = readonly [id: string, modifiedOn: string | null, maxBytes: number | undefined];

interface TextContent {
  readonly text: string;
  /** Only the beginning. */
  readonly isCut: boolean;
}

/** The longest character in UTF-8. */
const MAX_CHARACTER_BYTES = 4;

const beginningOf = async (content: Blob): Promise<TextContent> => {
  const text = await content.slice(0, MAX_PREVIEW_LENGTH * MAX_CHARACTER_BYTES).text();
  const isCut = overLength(text, MAX_PREVIEW_LENGTH) > 0 || content.size > MAX_PREVIEW_LENGTH * MAX_CHARACTER_BYTES;
  return { text: shorten(text, MAX_PREVIEW_LENGTH), isCut };
};

/** The beginning of a text file. */
class TextPreviewViewModel {
  private readonly content: StateValue<RemoteData<TextContent>>;
  private readonly attempts = new BehaviorSubject<void>(undefined);
  readonly content$;

  constructor(assets: Pick<Assets, 'read'>, ...[id, modifiedOn, maxBytes]: ContentInput) {
    this.content = new StateValue<RemoteData<TextContent>>(
      loading(),
      this.attempts.pipe(
        switchMap(() =>
          toRemoteData(
            assets
              .read(id, undefined, modifiedOn, maxBytes)
              .pipe(
                switchMap((result) =>
                  isLeft(result) ? of(result) : from(beginningOf(result.right)).pipe(switchMap(succeed)),
                ),
              ),
          ),
        ),
      ),
    );
    this.content$ = this.content.value$;
  }

  retry(): void {
    this.attempts.next();
  }

  dispose(): void {
    this.content.dispose();
  }
}

export const textPreviewViewModel = viewModel(
  [Assets],
  (assets) =>
    (...input: ContentInput) =>
      new TextPreviewViewModel(assets, ...input),
);

/** Content of another type is never given an object URL, which a browser tab would open as a page of this origin. */
const isMedia = ({ type }: Blob): boolean => /^(?:video|audio)\//.test(mediaType(type));

/** The object URL of a video or a sound, while it is shown. */
class MediaPreviewViewModel {
  private readonly url: StateValue<RemoteData<string | null>>;
  private readonly attempts = new BehaviorSubject<void>(undefined);
  /** Null for content of another type. */
  readonly url$;

  constructor(assets: Pick<Assets, 'read'>, ...[id, modifiedOn, maxBytes]: ContentInput) {
    this.url = new StateValue<RemoteData<string | null>>(
      loading(),
      this.attempts.pipe(
        switchMap(() => toRemoteData(assets.read(id, undefined, modifiedOn, maxBytes))),
        switchMap((content): Observable<RemoteData<string | null>> => {
          if (content.kind !== 'ready')
            return of(content.kind === 'failed' ? failed<string | null>(content.failure) : loading<string | null>());
          return isMedia(content.value) ? objectUrl(content.value).pipe(map((url) => ready(url))) : of(ready(null));
        }),
      ),
    );
    this.url$ = this.url.value$;
  }

  retry(): void {
    this.attempts.next();
  }

  dispose(): void {
    this.url.dispose();
  }
}

export const mediaPreviewViewModel = viewModel(
  [Assets],
  (assets) =>
    (...input: ContentInput) =>
      new MediaPreviewViewModel(assets, ...input),
);
