import {
  isAuditField,
  type Item,
  keyIn,
  keyOf,
  type ListRow,
  type PrimaryKey,
  rowId,
  type ToMany,
  valueIn,
} from '../../../domain/items';
import { type Access, coversField } from '../../../domain/permissions';
import {
  type Field,
  fieldOf,
  fieldsOf,
  isAlias,
  isConcealed,
  isHidden,
  isPrimaryKey,
  isSecret,
  isTranslations,
  type Schema,
} from '../../../domain/schema';
import { languageRank } from '../../../domain/templates';
import { defaultValue } from '../../../domain/values';
import type { Json } from '../../../kernel';

/** A language to translate into. */
export interface Language {
  readonly key: PrimaryKey;
  readonly name: string;
  /** For the attribute `lang`; null if the collection of languages has no valid tag. */
  readonly tag: string | null;
}

/** The side of a translations field: a language with its row, or a row that belongs to none of the languages. */
export interface Translation {
  readonly id: string;
  /** The key of the language; null for a row without one. */
  readonly key: PrimaryKey | null;
  readonly name: string;
  readonly tag: string | null;
  /** 'repeated': a further row of a language that has one; 'unlisted': its language does not exist or is not readable. */
  readonly kind: 'language' | 'repeated' | 'unlisted';
  /** Null while there is no translation. */
  readonly row: ListRow | null;
  /** The translated fields that have a value. */
  readonly filled: readonly string[];
  readonly missing: readonly string[];
}

export interface Progress {
  /** Languages with at least one translated field, of all languages. */
  readonly begun: number;
  readonly languages: number;
  /** Translated fields of all languages, of those that can be. */
  readonly filled: number;
  readonly fields: number;
}

/** The list of a translations field, which leads through a junction to the languages. */
export interface TranslationList extends ToMany {
  /** The collection of the languages. */
  readonly languages: string;
}

/** Null where the relations are not set up. */
export const translationList = (list: ToMany | null, field: Field): TranslationList | null => {
  const languages = list?.junction?.collection ?? null;
  return list === null || languages === null || !isTranslations(field) ? null : { ...list, languages };
};

/** The fields of a row that are translated: those with a value that people enter, as far as the role may read them. */
export const translatedFields = (schema: Schema, access: Access, list: ToMany): readonly Field[] => {
  const { collection, foreignKey, junction, sortField } = list;
  const own = [foreignKey, junction?.field, sortField];
  return fieldsOf(schema, collection).filter(
    (field) =>
      !own.includes(field.field) &&
      !isPrimaryKey(field) &&
      !isAlias(field) &&
      !isHidden(field) &&
      !isAuditField(field) &&
      !isSecret(field) &&
      !isConcealed(field) &&
      coversField(access, collection, 'read', field.field),
  );
};

/** False for nothing, blank text and an empty list; zero and `false` are values. */
export const isFilled = (value: Json): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== null && !(Array.isArray(value) && value.length === 0);
};

/** A value as a language tag; null if it is none. */
export const tagOf = (value: Json): string | null => {
  if (typeof value !== 'string' || value === '') return null;
  try {
    return new Intl.Locale(value.replaceAll('_', '-')).toString();
  } catch {
    return null;
  }
};

/** The language tag of an item of the languages: its key, or its `code` where the key is none. */
export const languageTag = (language: Item, primaryKey: string): string | null =>
  tagOf(valueIn(language, primaryKey)) ?? tagOf(valueIn(language, 'code'));

const RIGHT_TO_LEFT_SCRIPTS = [
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
];

/** The direction that a language is written in; 'auto' where it is not known. */
export const languageDirection = (tag: string | null): 'ltr' | 'rtl' | 'auto' => {
  if (tag === null) return 'auto';
  const { script } = new Intl.Locale(tag).maximize();
  if (script === undefined) return 'auto';
  return RIGHT_TO_LEFT_SCRIPTS.includes(script) ? 'rtl' : 'ltr';
};

/** Reads the languages that the server has sent; those without a key are left out. */
export const languagesOf = (
  items: readonly Item[],
  primaryKey: string,
  nameOf: (language: Item) => string,
): readonly Language[] =>
  items.flatMap((item): readonly Language[] => {
    const key = keyOf(item, primaryKey);
    return key === null ? [] : [{ key, name: nameOf(item) || String(key), tag: languageTag(item, primaryKey) }];
  });

/**
 * The languages of the people that these tags name first, in the order of the tags, each before other variants of the
 * same language; the others keep their order.
 */
export const orderLanguages = (languages: readonly Language[], preferred: readonly string[]): readonly Language[] => {
  const rankOf = ({ tag }: Language): number => {
    const ranks = preferred.flatMap((each, index) => {
      const rank = languageRank(tag, each);
      return rank === 2 ? [] : [2 * index + rank];
    });
    return Math.min(...ranks, 2 * preferred.length);
  };
  return languages
    .map((language) => ({ language, rank: rankOf(language) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ language }) => language);
};

/**
 * The language of accounts that have chosen none, which is the project's: its settings have no other. Null where the
 * role may not read that field.
 */
export const projectLanguage = (schema: Schema): string | null => {
  const field = fieldOf(schema, 'directus_users', 'language');
  return field === null ? null : tagOf(defaultValue(field));
};

/** The key of the language of a row; null without one. */
export const rowLanguage = ({ junction }: ToMany, languageKey: string, values: Item): PrimaryKey | null =>
  junction === null ? null : keyIn(valueIn(values, junction.field), languageKey);

const stateOf = (row: ListRow | null, fields: readonly string[]): Pick<Translation, 'filled' | 'missing'> => {
  const isThere = (field: string): boolean =>
    row !== null && row.state !== 'removed' && isFilled(valueIn(row.values, field));
  return { filled: fields.filter(isThere), missing: fields.filter((field) => !isThere(field)) };
};

/**
 * Every language with its row, and every row: further rows of a language follow it, those of languages that are not
 * there come last. Of several rows of a language the first one that is not removed counts.
 */
export const pairTranslations = (
  languages: readonly Language[],
  rows: readonly ListRow[],
  languageOf: (row: ListRow) => PrimaryKey | null,
  fields: readonly string[],
): readonly Translation[] => {
  const byLanguage = new Map<string, ListRow[]>(languages.map(({ key }) => [String(key), []]));
  const unlisted: ListRow[] = [];
  for (const row of rows) {
    const key = languageOf(row);
    (key === null ? unlisted : (byLanguage.get(String(key)) ?? unlisted)).push(row);
  }
  const listed = languages.flatMap(({ key, name, tag }): readonly Translation[] => {
    const own = byLanguage.get(String(key)) ?? [];
    byLanguage.delete(String(key));
    const main = own.find(({ state }) => state !== 'removed') ?? own[0] ?? null;
    return [
      { id: `language ${key}`, key, name, tag, kind: 'language', row: main, ...stateOf(main, fields) },
      ...own
        .filter((row) => row !== main)
        .map((row): Translation => ({
          id: rowId(row.ref),
          key,
          name,
          tag,
          kind: 'repeated',
          row,
          ...stateOf(row, fields),
        })),
    ];
  });
  const others = unlisted.map((row): Translation => {
    const key = languageOf(row);
    const name = key === null ? '' : String(key);
    return { id: rowId(row.ref), key, name, tag: tagOf(key), kind: 'unlisted', row, ...stateOf(row, fields) };
  });
  return [...listed, ...others];
};

/** Counts the languages only: rows beside them cannot be completed. */
export const progressOf = (translations: readonly Translation[]): Progress => {
  const languages = translations.filter(({ kind }) => kind === 'language');
  return {
    begun: languages.filter(({ filled }) => filled.length > 0).length,
    languages: languages.length,
    filled: languages.reduce((sum, { filled }) => sum + filled.length, 0),
    fields: languages.reduce((sum, { filled, missing }) => sum + filled.length + missing.length, 0),
  };
};

/** The translation to translate from: the chosen one if it is there, else the first with any text. */
export const sourceOf = (translations: readonly Translation[], chosen: PrimaryKey | null): Translation | null =>
  translations.find(({ kind, key }) => kind === 'language' && key !== null && String(key) === String(chosen)) ??
  translations.find(({ kind, filled }) => kind === 'language' && filled.length > 0) ??
  null;

/** Two languages side by side: the one to translate from, and the one to translate into. */
export interface LanguagePair {
  readonly source: Translation;
  readonly target: Translation;
}

/** The ids of the languages of a pair; null for one that is not chosen. */
export interface ChosenLanguages {
  readonly source: string | null;
  readonly target: string | null;
}

/**
 * The pair to show, by the ids that were chosen. By default it is translated from the first language with any text, else
 * from the second one, into the first in which something is missing. Null with fewer than two languages.
 */
export const languagePair = (translations: readonly Translation[], chosen: ChosenLanguages): LanguagePair | null => {
  const languages = translations.filter(({ kind }) => kind === 'language');
  const source =
    languages.find(({ id }) => id === chosen.source) ??
    languages.find(({ id, filled }) => filled.length > 0 && id !== chosen.target) ??
    languages[1];
  const others = languages.filter(({ id }) => id !== source?.id);
  const target =
    others.find(({ id }) => id === chosen.target) ??
    others.find(({ missing, row }) => missing.length > 0 && row?.state !== 'removed') ??
    others[0];
  return source === undefined || target === undefined ? null : { source, target };
};

/** The values that an empty target can take from the source; what is translated already is left alone. */
export const copiedValues = (source: Translation, target: Translation, writable: (field: string) => boolean): Item =>
  source.id === target.id || source.row === null || target.row?.state === 'removed'
    ? {}
    : Object.fromEntries(
        target.missing
          .filter((field) => source.filled.includes(field) && writable(field))
          .map((field) => [field, valueIn(source.row?.values ?? {}, field)]),
      );

const matches = ({ name, key }: Translation, search: string): boolean =>
  [name, String(key ?? '')].some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));

/** The translations to show of many: those that match the search, or those that are begun and the first of the others. */
export const shownTranslations = (
  translations: readonly Translation[],
  search: string,
  limit: number,
): { readonly shown: readonly Translation[]; readonly hiddenCount: number } => {
  const found = search.trim() === '' ? translations : translations.filter((each) => matches(each, search));
  const begun = found.filter(({ row }) => row !== null).length;
  let room = Math.max(0, limit - begun);
  const shown = found.filter(({ row }) => {
    if (row !== null) return true;
    room -= 1;
    return room >= 0;
  });
  return { shown, hiddenCount: found.length - shown.length };
};
