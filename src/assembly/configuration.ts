import type { World } from '../adapters/memory';
import { isJsonObject } from '../kernel';

/** Content of config.json beside index.html; every member is optional there. */
export interface Configuration {
  readonly adapter: 'http' | 'memory';
  /** Absolute URL of the API, no trailing slash. */
  readonly api: string;
  /** The demo world of the memory adapter. */
  readonly world: string;
  /** The extensions of the demo world; the host lists them, as a platform does. */
  readonly extensions: NonNullable<World['extensions']>;
}

/** Default: the platform mounts this application below the API, so that the API is the parent of the base path. */
export const defaultApi = (base: string): string => new URL('..', base).href.replace(/\/$/, '');

const textAt = (source: unknown, name: string): string | null => {
  const value = isJsonObject(source) ? source[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

const textListsAt = (source: unknown, name: string): Readonly<Record<string, readonly string[]>> => {
  const lists = isJsonObject(source) ? source[name] : null;
  const isTextList = (list: unknown): list is readonly string[] =>
    Array.isArray(list) && list.every((text) => typeof text === 'string');
  return isJsonObject(lists)
    ? Object.fromEntries(Object.entries(lists).flatMap(([key, list]) => (isTextList(list) ? [[key, list]] : [])))
    : {};
};

/** Reads config.json; invalid members get defaults. `base` is the absolute URL that the application is mounted under. */
export const readConfiguration = (source: unknown, base: string): Configuration => {
  const api = textAt(source, 'api');
  return {
    adapter: textAt(source, 'adapter') === 'memory' ? 'memory' : 'http',
    api: api === null ? defaultApi(base) : new URL(api, base).href.replace(/\/$/, ''),
    world: textAt(source, 'world') ?? 'blog',
    extensions: textListsAt(source, 'extensions'),
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
