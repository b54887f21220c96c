import { DEFAULT_CAPABILITIES } from '../../../domain/settings';
import { succeed } from '../../../kernel';
import type { HttpRequest } from '../request';
import type { Dialect, Translation } from './dialect';

/** Where a generation lists its sign-on providers, and what the paths to them begin with. */
export interface SignOnPaths {
  readonly list: string;
  readonly provider: string;
}

export const SIGN_ON_PATHS: SignOnPaths = { list: '/auth/oauth', provider: '/auth/oauth' };

/** Texts that administrators define, as 10 and 11 have them. */
export const OWN_TEXTS: HttpRequest = {
  method: 'GET',
  path: '/translations',
  query: { fields: 'key,language,value', limit: -1 },
};

/** There are none; nothing is requested. */
const noTexts: Translation = {
  matches: ({ path }) => path === OWN_TEXTS.path,
  send: () => succeed({ data: [] }),
};

export const RELEASE_CANDIDATES: Dialect = {
  generation: '9.0',
  capabilities: DEFAULT_CAPABILITIES,
  translations: [noTexts],
};
