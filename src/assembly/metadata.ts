type Metadata = Map<unknown, unknown>;

const metadata = new WeakMap<object, Metadata>();

/**
 * Minimal replacement of `reflect-metadata`, which Inversify imports for decorators. The application uses none, so the build
 * excludes the package, and Inversify calls only these two functions.
 */
Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => metadata.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    metadata.set(target, (metadata.get(target) ?? (new Map() as Metadata)).set(key, value));
  },
});
