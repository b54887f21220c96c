import { DATA_MODEL } from '../settings-areas';

/** The drawer that compares the data model with a file; no collection can have the name. */
export const COMPARE = `${DATA_MODEL}/+compare`;

/** The page of a collection's configuration. */
export const modelPath = (collection: string): string => `${DATA_MODEL}/${encodeURIComponent(collection)}`;

/** The drawer of a field; '+' is a new one. */
export const fieldPath = (collection: string, field: string): string =>
  `${modelPath(collection)}/${encodeURIComponent(field)}`;
