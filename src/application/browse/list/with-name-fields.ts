import { readablePaths } from '../../../domain/permissions';
import { itemNameFields } from '../../../domain/templates';
import type { AccessStore } from '../../access';
import type { SchemaStore } from '../../data-model';
import type { ListGateway } from './count-within';

interface NameDependencies {
  readonly schema: Pick<SchemaStore, 'schema'>;
  readonly access: Pick<AccessStore, 'access'>;
}

/**
 * Requests with each row what its name consists of, whatever the layout shows, so that notifications can name the row
 * without a request of their own, and the fields in `more`. Fields that the user may not read are left out: the server
 * refuses a request with one.
 */
export const withNameFields = (
  gateway: ListGateway,
  { schema, access }: NameDependencies,
  more: readonly string[] = [],
): ListGateway => ({
  list: (collection, query) => {
    const wanted = [...itemNameFields(schema.schema, collection), ...more];
    const named = readablePaths(access.access, schema.schema, collection, wanted);
    const { fields = ['*'] } = query;
    return gateway.list(
      collection,
      named.length === 0 ? query : { ...query, fields: [...new Set([...fields, ...named])] },
    );
  },
  count: (collection, query, primaryKey) => gateway.count(collection, query, primaryKey),
});
