import type { CollectionList, Field, Relation } from '../../domain/schema';
import { token, type Call } from '../../kernel';

/** The data model, as far as the signed-in user may read it. Read as a whole. */
export interface SchemaGateway {
  collections(): Call<CollectionList>;
  fields(): Call<readonly Field[]>;
  relations(): Call<readonly Relation[]>;
}

export const SchemaGateway = token<SchemaGateway>('SchemaGateway');
