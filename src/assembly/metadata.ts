type Notes = Map<unknown, unknown>;

const notes = new WeakMap<object, Notes>();

/**
 * Inversify counts its bindings in metadata of classes, for which it brings a package along that answers many questions of
 * decorators. Nobody here has decorators: the build leaves that package out, and these two functions are all that is asked.
 */
Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => notes.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    notes.set(target, (notes.get(target) ?? (new Map() as Notes)).set(key, value));
  },
});
