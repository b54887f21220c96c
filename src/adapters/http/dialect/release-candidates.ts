import { DEFAULT_CAPABILITIES } from '../../../domain/settings';
import type { Dialect } from './dialect';

/** Where a generation lists its sign-on providers, and what the paths to them begin with. */
export interface SignOnPaths {
  readonly list: string;
  readonly provider: string;
}

export const SIGN_ON_PATHS: SignOnPaths = { list: '/auth/oauth', provider: '/auth/oauth' };

export const RELEASE_CANDIDATES: Dialect = {
  generation: '9.0',
  capabilities: DEFAULT_CAPABILITIES,
  translations: [],
};
