/** A segment of a path: a field, for a many-to-any with a collection ('item:texts'). */
export interface PathSegment {
  readonly field: string;
  readonly collection: string | null;
}

export const parseSegment = (step: string): PathSegment => {
  const colon = step.indexOf(':');
  return colon < 0
    ? { field: step, collection: null }
    : { field: step.slice(0, colon), collection: step.slice(colon + 1) };
};
