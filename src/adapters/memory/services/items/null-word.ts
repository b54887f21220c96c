import type { Json, JsonObject } from '../../../../kernel';

/**
 * What the word 'null' of a query string means: the null of a database, which is neither equal to anything nor smaller
 * nor greater. The null of JSON is another thing: the platform takes it for an object and compares with its text.
 * There is only this one; it holds nothing, so that whoever looks for a condition in it finds none.
 */
export const NULL_WORD: JsonObject = Object.freeze({});

export const isNullWord = (value: Json): boolean => value === NULL_WORD;
