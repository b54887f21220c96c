import * as t from 'io-ts';
import type { Activity } from '../../../domain/revisions';
import { orNull } from './leaves';
import type { Codec } from './decode';
import { person } from './person';

export const activity: Codec<Activity> = t.strict(
  {
    id: t.number,
    action: t.string,
    timestamp: t.string,
    ip: orNull(t.string),
    user_agent: orNull(t.string),
    collection: t.string,
    item: t.string,
    comment: orNull(t.string),
    user: person,
  },
  'activity',
);
