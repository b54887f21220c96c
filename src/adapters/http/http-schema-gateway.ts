import type { Collection, Field, Relation } from '../../domain/schema';
import type { Call } from '../../kernel';
import type { SchemaGateway } from '../../ports/schema-gateway';
import type { HttpClient } from './client';
import { collections } from './codecs/collection';
import { fields } from './codecs/field';
import { relations } from './codecs/relation';
import type { HttpRequest } from './transport';

/** method → request */
const requests = {
  collections: () => ({ method: 'GET', path: '/collections', query: { limit: -1 } }),
  fields: () => ({ method: 'GET', path: '/fields', query: { limit: -1 } }),
  relations: () => ({ method: 'GET', path: '/relations' }),
} satisfies Record<keyof SchemaGateway, () => HttpRequest>;

export class HttpSchemaGateway implements SchemaGateway {
  constructor(private readonly client: HttpClient) {}

  collections(): Call<readonly Collection[]> {
    return this.client.data(requests.collections(), collections);
  }

  fields(): Call<readonly Field[]> {
    return this.client.data(requests.fields(), fields);
  }

  relations(): Call<readonly Relation[]> {
    return this.client.data(requests.relations(), relations);
  }
}
