import * as t from 'io-ts';
import type { Codec } from './decode';

export const extensionNames: Codec<readonly string[]> = t.array(t.string, 'list of names');
