import type { FilterContext } from '../../../../domain/filters';
import type { Accountability } from '../../accountability';

/** What dynamic values stand for when this person asks at this moment, in milliseconds since 1970. */
export const contextOf = ({ user, role }: Accountability, now: number): FilterContext => ({ user, role, now });
