import type { PrimaryKey } from '../../../../domain/items';
import type { Model } from '../../world/model';

/** A key as its column would hold it: '01' and '1.0' name the counted key 1. */
export const keyIn = (model: Model, collection: string, key: PrimaryKey): PrimaryKey => {
  const counted = model.field(collection, model.keyField(collection))?.type === 'integer';
  return counted && String(key).trim() !== '' && !Number.isNaN(Number(key)) ? Number(key) : key;
};
