import * as t from 'io-ts';
import type { Codec } from './decode';
import { orElse } from './leaves';

/** Null when there are none. */
export const signOnProviders: Codec<readonly string[]> = orElse(t.array(t.string, 'list of names'), []);
