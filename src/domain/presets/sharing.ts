import { denied, validationErrors, type Access, type Denial } from '../permissions';
import { scopeColumns, type Scope } from './scope';

const PRESETS = 'directus_presets';

/** False when this person may make a bookmark for these people. Everybody may make their own. `now` in ms since 1970. */
export const sharingDenied = (access: Access, scope: Scope, now: number): Denial | false => {
  if (scope.kind === 'user' && scope.id === access.user?.id) return false;
  const refused = validationErrors(access, PRESETS, 'create', scopeColumns(scope), now).length > 0;
  return refused ? 'not_allowed' : denied(access, PRESETS, 'create');
};
