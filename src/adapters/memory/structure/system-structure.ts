import type { Collection, Field } from '../../../domain/schema';
import { systemCollection } from './collections';
import { content } from './content';
import { model } from './model';
import { people } from './people';

const TABLES = [...people, ...model, ...content];

export const systemCollections: readonly Collection[] = TABLES.map((table) => systemCollection(table.name));

export const systemFields: readonly Field[] = TABLES.flatMap((table) =>
  table.fields.map((define, index) => define(table.name, index + 1)),
);
