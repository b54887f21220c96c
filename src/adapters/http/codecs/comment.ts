import * as t from 'io-ts';
import type { Comment } from '../../../domain/revisions';
import { orElse } from './leaves';
import type { Codec } from './decode';
import { commenter } from './person';

const shape = t.strict(
  {
    id: t.number,
    comment: orElse(t.string, ''),
    timestamp: t.string,
    collection: t.string,
    item: t.string,
    user: commenter,
  },
  'comment',
);

export const comment: Codec<Comment> = shape;

export const comments: Codec<readonly Comment[]> = t.array(shape, 'list of comments');
