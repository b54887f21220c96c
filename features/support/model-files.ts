interface Part {
  readonly collection: string;
  readonly field?: string;
}

interface ModelFile {
  readonly collections: readonly Part[];
  readonly fields: readonly Part[];
  readonly relations: readonly Part[];
}

const changed = (content: string, change: (file: ModelFile) => Partial<ModelFile>): string => {
  const file = JSON.parse(content) as ModelFile;
  return JSON.stringify({ ...file, ...change(file) });
};

/** The file with another collection, whose fields are those of an existing one; it has no relations. */
export const withSimilarCollection = (content: string, collection: string, like: string): string =>
  changed(content, ({ collections, fields }) => {
    const copies = (parts: readonly Part[]): readonly Part[] =>
      parts.filter((part) => part.collection === like).map((part) => ({ ...part, collection }));
    return { collections: [...collections, ...copies(collections)], fields: [...fields, ...copies(fields)] };
  });

/** The file without a field, given as 'collection.field', and its relation. */
export const withoutField = (content: string, path: string): string =>
  changed(content, ({ fields, relations }) => {
    const isOther = ({ collection, field }: Part): boolean => `${collection}.${field ?? ''}` !== path;
    return { fields: fields.filter(isOther), relations: relations.filter(isOther) };
  });
