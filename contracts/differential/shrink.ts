import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import type { Request } from './request';

const without = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));

/** All variants of a value with one element or member removed. */
const shrunkValues = (value: Json): readonly Json[] => {
  if (Array.isArray(value)) {
    const entries = value as readonly Json[];
    return entries.flatMap((entry, at) => [
      entries.filter((_, other) => other !== at),
      ...shrunkValues(entry).map((smaller) => entries.map((old, other) => (other === at ? smaller : old))),
    ]);
  }
  return isJsonObject(value) ? shrunkObjects(value) : [];
};

const groupsIn = (object: JsonObject): readonly JsonObject[] =>
  ['_and', '_or'].flatMap((name) => {
    const parts = object[name];
    return Array.isArray(parts) ? parts.filter(isJsonObject) : [];
  });

const shrunkObjects = (object: JsonObject): readonly JsonObject[] => [
  ...groupsIn(object),
  ...Object.keys(object).map((name) => without(object, name)),
  ...Object.entries(object).flatMap(([name, entry]) =>
    shrunkValues(entry).map((smaller) => ({ ...object, [name]: smaller })),
  ),
];

/** Also removes single entries of comma lists. */
const shrunkQueries = (query: JsonObject): readonly JsonObject[] => [
  ...shrunkObjects(query),
  ...Object.entries(query).flatMap(([name, value]) => {
    const parts = typeof value === 'string' ? value.split(',') : [];
    return parts.length < 2
      ? []
      : parts.map((_, at) => ({ ...query, [name]: parts.filter((__, other) => other !== at).join(',') }));
  }),
];

/** Queries of the history are not reduced, since they leave out the ids that each server counts itself. */
const isHistory = ({ path }: Request): boolean => /^\/(activity|revisions)/.test(path);

/** All variants of a request with one element removed. */
export const shrunkRequests = (request: Request): readonly Request[] => [
  ...(isHistory(request) ? [] : shrunkQueries(request.query)).map((query) => ({ ...request, query })),
  ...(request.body === undefined ? [] : shrunkValues(request.body).map((body) => ({ ...request, body }))),
];
