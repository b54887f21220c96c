import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import type { Field } from './field';
import { translatedName } from './names';
import { localizeNote, localizeText, type TextLookup } from './text-keys';

const localizeMember = (name: string, member: Json, lookup: TextLookup): Json => {
  if (name === 'value') return member;
  return typeof member === 'string' ? localizeText(member, lookup) : localizeJson(member, lookup);
};

/**
 * Members of objects are texts, such as the title of a divider or the text of a choice. The `value` of a choice and
 * entries of lists are values and stay as they are. Without a marked text the result is the argument itself.
 */
const localizeJson = <A extends Json>(json: A, lookup: TextLookup): A => {
  if (Array.isArray(json)) {
    const list = json as readonly Json[];
    const localized = list.map((entry) => localizeJson(entry, lookup));
    return localized.some((entry, index) => entry !== list[index]) ? (localized as Json as A) : json;
  }
  if (!isJsonObject(json)) return json;
  const source: JsonObject = json;
  const entries = Object.entries(source).map(([name, member]) => [name, localizeMember(name, member, lookup)] as const);
  return entries.some(([name, member]) => member !== source[name]) ? (Object.fromEntries(entries) as Json as A) : json;
};

const withMarkedTexts = (field: Field, lookup: TextLookup): Field => {
  const { meta } = field;
  if (meta === null) return field;
  const { note, options, display_options, translations, validation_message: message } = meta;
  const texts = {
    note: note === '' ? note : localizeNote(note, lookup),
    options,
    display_options,
    translations,
    ...(message !== undefined && { validation_message: message }),
  };
  const localized = localizeJson<JsonObject>(texts, lookup);
  return localized === texts && texts.note === note
    ? field
    : { ...field, meta: { ...meta, ...(localized as typeof texts) } };
};

/** A field of the platform with our name for it, where the server has none in this language. */
const withSystemName = (field: Field, lookup: TextLookup, locale: string): Field => {
  const { collection, field: name, meta } = field;
  if (meta?.system !== true || translatedName(field, locale) !== null) return field;
  const translation = lookup(`fields.${collection}.${name}`) ?? lookup(`fields.${name}`);
  if (translation === null) return field;
  const translations = Array.isArray(meta.translations) ? (meta.translations as readonly Json[]) : [];
  return { ...field, meta: { ...meta, translations: [...translations, { language: locale, translation }] } };
};

/**
 * The field with its marked texts replaced: note, translations, options of interface and display; a field of the
 * platform also with our name in this language (BCP 47) where the server has none.
 */
export const localizeField = (field: Field, lookup: TextLookup, locale: string): Field =>
  withSystemName(withMarkedTexts(field, lookup), lookup, locale);
