import type { Capabilities } from '../../../domain/settings';
import { succeed } from '../../../kernel';
import type { HttpRequest } from '../request';
import { type Dialect, eachItem, renamed, translation, type Translation, withBody } from './dialect';
import { COMMON, NINE_CAPABILITIES } from './later-nine';

const OLD_THEME = 'theme';
const THEME = 'appearance';

/** The theme of the signed-in user is their `appearance`. */
export const withAppearance = (request: HttpRequest): HttpRequest => withBody(request, renamed(OLD_THEME, THEME));

export const withTheme = eachItem(renamed(THEME, OLD_THEME));

const me = translation(/^\/users\/me$/, { request: withAppearance, answer: withTheme });

/** The version stands beside the project, not in a part of its own. */
export const serverInfo = translation(/^\/server\/info$/, {
  answer: eachItem(({ version, ...info }) => (version === undefined ? info : { ...info, directus: { version } })),
});

/** Extensions are one bundle for the platform's own application: none is offered to others by name. */
export const noExtensions: Translation = {
  matches: ({ path }) => /^\/extensions\/[a-z]+\/$/.test(path),
  send: () => succeed({ data: [] }),
};

export const TEN_CAPABILITIES: Capabilities = {
  ...NINE_CAPABILITIES,
  // 10.13 lists them, but answers their creation and changes with an internal error.
  webhooks: false,
  newestVerified: '10.13',
};

export const TEN: Dialect = {
  generation: '10',
  capabilities: TEN_CAPABILITIES,
  translations: [me, serverInfo, noExtensions, ...COMMON],
};
