import { textOrder } from '../../../kernel';
import { titleCase } from '../../schema';

/** Options of the tags interface; null means unchanged. */
export interface TagRules {
  readonly presets: readonly string[];
  readonly allowCustom: boolean;
  readonly alphabetize: boolean;
  readonly whitespace: 'hyphen' | 'underscore' | 'remove' | null;
  readonly capitalization: 'uppercase' | 'lowercase' | 'auto-format' | null;
}

const WHITESPACE = { hyphen: '-', underscore: '_', remove: '' } as const;

const applyCase = (text: string, rule: TagRules['capitalization']): string => {
  switch (rule) {
    case 'uppercase':
      return text.toUpperCase();
    case 'lowercase':
      return text.toLowerCase();
    case 'auto-format':
      return titleCase(text);
    case null:
      return text;
  }
};

/** A tag in the configured form; empty for a blank one. Presets stay as configured. */
export const normalizeTag = (text: string, rules: TagRules): string => {
  const trimmed = text.trim();
  if (rules.presets.includes(trimmed)) return trimmed;
  const tag = applyCase(trimmed, rules.capitalization);
  return rules.whitespace === null ? tag : tag.replace(/\s+/g, WHITESPACE[rules.whitespace]);
};

const compareTags = (a: string, b: string): number => textOrder('en')(a, b);

/** Tags in the configured form, without duplicates, blanks and disallowed ones. */
export const normalizeTags = (tags: readonly string[], rules: TagRules): readonly string[] => {
  const tidy = [...new Set(tags.map((tag) => normalizeTag(tag, rules)))].filter(
    (tag) => tag !== '' && (rules.allowCustom || rules.presets.includes(tag)),
  );
  return rules.alphabetize ? tidy.sort(compareTags) : tidy;
};

const withAdded = (tags: readonly string[], entries: readonly string[], rules: TagRules): readonly string[] => {
  const added = normalizeTags(entries, rules).filter((tag) => !tags.includes(tag));
  if (added.length === 0) return tags;
  const all = [...tags, ...added];
  return rules.alphabetize ? all.sort(compareTags) : all;
};

/**
 * Adds typed or pasted tags, separated by commas, line breaks and tabs; a preset that contains one is one tag. Existing
 * tags stay as they are.
 */
export const addTags = (tags: readonly string[], typed: string, rules: TagRules): readonly string[] =>
  withAdded(tags, rules.presets.includes(typed.trim()) ? [typed] : typed.split(/[,\r\n\t]/), rules);

/** Adds or removes a preset, which is one tag whatever it contains. */
export const toggleTag = (tags: readonly string[], tag: string, rules: TagRules): readonly string[] =>
  tags.includes(tag) ? tags.filter((each) => each !== tag) : withAdded(tags, [tag], rules);
