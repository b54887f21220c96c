import { DATA_MODEL } from '../settings-areas';

/** The page of a collection's configuration. */
export const modelPath = (collection: string): string => `${DATA_MODEL}/${encodeURIComponent(collection)}`;
