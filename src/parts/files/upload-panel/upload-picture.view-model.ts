import { catchError, defer, from, map, type Observable, of, switchMap } from 'rxjs';
import { imageContentDenied, readImageHeader } from '../../../domain/files';
import { objectUrl } from '../../fields/picture';

/** Larger files are not decoded for a thumbnail. */
const MAX_BYTES = 20_000_000;

/** Headers with embedded metadata and a preview are smaller. */
const HEADER_BYTES = 256 * 1024;

/**
 * An object URL of a file of this device while subscribed; null for anything but a JPEG, PNG or
 * WebP image that its content confirms and whose dimensions do not stop the page.
 */
export const uploadPicture = (file: File): Observable<string | null> => {
  if (!file.type.startsWith('image/') || file.size > MAX_BYTES) return of(null);
  return defer(() => from(file.slice(0, HEADER_BYTES).arrayBuffer())).pipe(
    map((bytes) => imageContentDenied(file.type, readImageHeader(new Uint8Array(bytes))) === false),
    catchError(() => of(false)),
    switchMap((isShown): Observable<string | null> => (isShown ? objectUrl(file) : of(null))),
  );
};
