import { DATA_MODEL } from '../settings-areas';

/** The drawer that compares the data model with a file; no collection can have the name. */
export const COMPARE = `${DATA_MODEL}/+compare`;

/** The diagram of collections and relations. */
export const DIAGRAM = `${DATA_MODEL}/+diagram`;

/** The diagram with a collection in the middle. */
export const diagramPath = (collection: string): string => `${DIAGRAM}?focus=${encodeURIComponent(collection)}`;

/** The page of a collection's configuration. */
export const modelPath = (collection: string): string => `${DATA_MODEL}/${encodeURIComponent(collection)}`;

/** The drawer of a field; '+' is a new one. */
export const fieldPath = (collection: string, field: string): string =>
  `${modelPath(collection)}/${encodeURIComponent(field)}`;
