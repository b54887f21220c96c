import type { CollectionList, Field, OwnTexts, Relation } from '../../domain/schema';
import { token, type Call } from '../../kernel';

/** The data model, as far as the signed-in user may read it. Read as a whole. */
export interface SchemaGateway {
  collections(): Call<CollectionList>;
  fields(): Call<readonly Field[]>;
  relations(): Call<readonly Relation[]>;
  /** The texts that keys ('$t:draft') in names, notes and options stand for; none where the server has none. */
  texts(): Call<OwnTexts>;
}

export const SchemaGateway = token<SchemaGateway>('SchemaGateway');
