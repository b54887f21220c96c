import * as t from 'io-ts';
import type { Tokens } from '../../../domain/session';
import type { Codec } from './decode';

export const tokens: Codec<Tokens> = t.strict({ access_token: t.string, expires: t.number }, 'tokens');
