import type { JsonObject } from '../../../../../kernel';

/** What an image says of itself. */
export interface ImageFacts {
  /** In pixels, the way the picture stands when it is shown. */
  readonly width: number;
  readonly height: number;
  readonly metadata: JsonObject;
}
