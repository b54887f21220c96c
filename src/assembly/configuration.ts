import * as t from 'io-ts';
import type { World } from '../adapters/memory';
import { fromGuard, memberDecoder, nonEmptyText, oneOf, textOrNull, validMembers, withFallback } from '../kernel';
import type { SupportLinks } from '../application/settings';

/** Content of config.json beside index.html; every member is optional there. */
export interface Configuration {
  readonly adapter: 'http' | 'memory';
  /** Absolute URL of the API, no trailing slash. */
  readonly api: string;
  /** The demo world of the memory adapter. */
  readonly world: string;
  /** The extensions of the demo world; the host lists them, as a platform does. */
  readonly extensions: NonNullable<World['extensions']>;
  readonly links: SupportLinks;
  /** Whether a service worker keeps the application on this device. */
  readonly serviceWorker: boolean;
  /** Whether this device keeps the lists and items opened last, for reading without a connection. */
  readonly offlineReading: boolean;
}

/** Default: the platform mounts this application below the API, so that the API is the parent of the base path. */
export const defaultApi = (base: string): string => new URL('..', base).href.replace(/\/$/, '');

const webAddress = fromGuard(
  'a web address',
  (value): value is string => t.string.is(value) && /^https?:\/\//.test(value),
);

const link = withFallback(webAddress, null as string | null);

const decodeLinks = memberDecoder({ reportBug: link, requestFeature: link, manual: link });

const decodeMembers = memberDecoder({
  adapter: withFallback(oneOf(['memory']), 'http' as const),
  api: textOrNull,
  world: withFallback(nonEmptyText, 'blog'),
  extensions: validMembers(t.array(t.string)),
  links: t.unknown,
  serviceWorker: withFallback(t.boolean, true),
  offlineReading: withFallback(t.boolean, true),
});

/**
 * Decodes config.json; invalid members get defaults. `base` is the absolute URL that the application is mounted under.
 */
export const readConfiguration = (source: unknown, base: string): Configuration => {
  const { api, links, ...members } = decodeMembers(source);
  return {
    ...members,
    api: api === null ? defaultApi(base) : new URL(api, base).href.replace(/\/$/, ''),
    links: decodeLinks(links),
  };
};

/** Fetches config.json. Uses the defaults when it is missing or no JSON. Never rejects. */
export const loadConfiguration = async (base: string, fetch: typeof globalThis.fetch): Promise<Configuration> => {
  try {
    const response = await fetch(new URL('config.json', base), { credentials: 'same-origin' });
    return readConfiguration(response.ok ? await response.json() : null, base);
  } catch {
    return readConfiguration(null, base);
  }
};
