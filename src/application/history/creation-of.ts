import { right, type Either } from 'fp-ts/Either';
import { map } from 'rxjs';
import type { Revision } from '../../domain/revisions';
import type { Call, Failure } from '../../kernel';
import type { RevisionsGateway } from '../../ports/revisions-gateway';
import type { ItemPlace } from './item-place';

/** The revision that came with the item. It is an ornament of a long list, which does without it where it cannot be had. */
export const creationOf = (revisions: RevisionsGateway, { collection, key }: ItemPlace): Call<Revision | null> =>
  revisions
    .creation(collection, key)
    .pipe(map((result): Either<Failure, Revision | null> => (result._tag === 'Left' ? right(null) : result)));
