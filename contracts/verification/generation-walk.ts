import { FIELD_TYPES } from '../../src/domain/schema';
import type { AllGateways } from '../http-gateways';
import type { AdminApi } from '../platform/admin-api';

export const ARTICLES = 'walk_articles';

/** A collection with a field of each of these types. */
export const TYPES = 'walk_types';

export const TYPES_WITH_COLUMNS = FIELD_TYPES.filter((type) => type !== 'alias' && type !== 'unknown');

export interface Walk {
  /** Null where rights belong to roles. */
  readonly withoutRole: AllGateways | null;
  /** Gateways of the editor as at a start, and the paths that they request. */
  readonly start: () => { readonly gateways: AllGateways; readonly paths: readonly string[] };
  readonly admin: AdminApi;
  readonly anonymous: AllGateways;
  readonly administrator: AllGateways;
  readonly editor: AllGateways;
}
