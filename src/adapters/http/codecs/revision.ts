import * as t from 'io-ts';
import type { Revision, RevisionActivity } from '../../../domain/revisions';
import { objectOr, objectOrNull, orNull } from './leaves';
import type { Codec } from './decode';
import { person } from './person';

const activity: Codec<RevisionActivity> & { readonly name: string } = t.strict(
  { action: t.string, timestamp: t.string, ip: orNull(t.string), user_agent: orNull(t.string), user: person },
  'activity of a revision',
);

const revision = t.strict(
  {
    id: t.number,
    collection: t.string,
    item: t.string,
    data: objectOrNull,
    delta: objectOrNull,
    activity: objectOr(activity, () => null),
  },
  'revision',
);

export const revisions: Codec<readonly Revision[]> = t.array(revision, 'list of revisions');
