import * as t from 'io-ts';
import type { NewSecondFactor } from '../../../domain/users';
import type { Codec } from './decode';

export const newSecondFactor: Codec<NewSecondFactor> = t.strict(
  { secret: t.string, otpauth_url: t.string },
  'second factor',
);
