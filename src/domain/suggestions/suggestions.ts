import { type Json, type JsonObject, overLength, shorten } from '../../kernel';
import { parseTemplate } from '../templates';
import { numberOption, oneOfOption, textOption } from '../values';

/** Where a field finds suggestions, and when it asks for them. */
export interface SuggestionOptions {
  /** Has `{{value}}` where the typed text belongs. */
  readonly url: string;
  readonly resultsPath: string;
  readonly valuePath: string;
  /** `throttle`: at once, then at this rate while the user types. `debounce`: once no key was pressed for that long. */
  readonly trigger: 'throttle' | 'debounce';
  /** In milliseconds. */
  readonly rate: number;
}

export interface Suggestion {
  readonly value: string;
  /** The value as it is listed, of at most 200 characters. */
  readonly label: string;
}

/** Why there are no suggestions. `blocked`: by the Content-Security-Policy of the page. */
export type SuggestionFailure =
  | { readonly kind: 'blocked' | 'no-answer' | 'not-json' | 'too-large'; readonly host: string }
  | { readonly kind: 'refused'; readonly host: string; readonly status: number };

const DEFAULT_RATE_MS = 500;

/** Longer texts get no suggestions, as servers refuse long addresses. */
const MAX_TEXT_LENGTH = 500;

const MAX_SUGGESTIONS = 100;

const MAX_LABEL_LENGTH = 200;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

const WEB_SCHEME = /^https?:/i;

/** The typed text must not choose the host. Browsers read backslashes as slashes. */
const PLACEHOLDER_IN_HOST = /^(?:https?:)?[\\/]{2}[^\\/?#]*\{\{/i;

/** Half a surrogate pair, for which encodeURIComponent throws. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

const isWebUrl = (url: string): boolean =>
  (!SCHEME.test(url) || WEB_SCHEME.test(url)) && !PLACEHOLDER_IN_HOST.test(url);

/** The configured source; null when URL or a path is missing, or when the URL is neither relative nor http(s). */
export const suggestionOptions = (options: JsonObject): SuggestionOptions | null => {
  const url = textOption(options, 'url')?.trim();
  const resultsPath = textOption(options, 'resultsPath')?.trim();
  const valuePath = textOption(options, 'valuePath')?.trim();
  if (url === undefined || resultsPath === undefined || valuePath === undefined || !isWebUrl(url)) return null;
  const rate = numberOption(options, 'rate') ?? DEFAULT_RATE_MS;
  return {
    url,
    resultsPath,
    valuePath,
    trigger: oneOfOption(options, 'trigger', ['throttle', 'debounce']) ?? 'throttle',
    rate: rate >= 0 ? rate : DEFAULT_RATE_MS,
  };
};

/** The address with the encoded text; null for a text without suggestions: an empty or a very long one. */
export const suggestionUrl = ({ url }: Pick<SuggestionOptions, 'url'>, text: string): string | null => {
  if (text.trim() === '' || overLength(text, MAX_TEXT_LENGTH) > 0) return null;
  const encoded = encodeURIComponent(text.replace(HALF_CHARACTERS, '\uFFFD'));
  return parseTemplate(url)
    .map((part) => (part.kind === 'text' ? part.text : part.path === 'value' ? encoded : `{{${part.path}}}`))
    .join('');
};

/** The value at a path such as `data.results[0].name`, through own properties only; undefined where it ends early. */
const valueAt = (json: Json, path: string): Json | undefined => {
  let value: Json | undefined = json;
  for (const name of path.replace(/\[(\d+)\]/g, '.$1').split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as JsonObject)[name];
  }
  return value;
};

const textAt = (result: Json, path: string): string => {
  const value = valueAt(result, path);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/**
 * The first 100 suggestions of an answer, each once: texts, numbers and booleans at the value's path of each result.
 * Anything else is left out, and results that are no array are ignored.
 */
export const suggestionsIn = (
  answer: Json,
  { resultsPath, valuePath }: Pick<SuggestionOptions, 'resultsPath' | 'valuePath'>,
): readonly Suggestion[] => {
  const results = valueAt(answer, resultsPath);
  if (!Array.isArray(results)) return [];
  const texts = new Set<string>();
  for (const result of results as readonly Json[]) {
    const text = textAt(result, valuePath);
    if (text.trim() !== '') texts.add(text);
    if (texts.size === MAX_SUGGESTIONS) break;
  }
  return [...texts].map((value) => ({
    value,
    label: shorten(value, MAX_LABEL_LENGTH, '…'),
  }));
};
