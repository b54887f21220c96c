import { DATA_MODEL } from '../settings-areas';

/** The page of a collection's configuration. */
export const modelPath = (collection: string): string => `${DATA_MODEL}/${encodeURIComponent(collection)}`;

/** The drawer of a field; '+' is a new one. */
export const fieldPath = (collection: string, field: string): string =>
  `${modelPath(collection)}/${encodeURIComponent(field)}`;
