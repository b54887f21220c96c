import * as t from 'io-ts';
import type { Item } from '../../../domain/items';
import type { ItemCounts } from '../../../domain/query';
import { count } from './primitives';
import { jsonObject } from '../../../kernel';
import type { Codec } from './decode';

export const item: Codec<Item> = jsonObject;

export const items: Codec<readonly Item[]> = t.array(jsonObject, 'list of items');

export const itemCounts: Codec<ItemCounts> = t.strict({ total_count: count, filter_count: count }, 'counts');

export const itemTotal: Codec<Pick<ItemCounts, 'total_count'>> = t.strict({ total_count: count }, 'total');

export const filterCount: Codec<Pick<ItemCounts, 'filter_count'>> = t.strict({ filter_count: count }, 'count');
