import * as t from 'io-ts';
import { userDisplay, type UserSummary, type UserDisplay } from '../../domain/users';
import { lineText, flagOption } from '../../domain/values';
import {
  decodeOrNull,
  nonEmptyText,
  ownMembers,
  textOrNull,
  withFallback,
  type Json,
  type JsonObject,
} from '../../kernel';

const userCodec = ownMembers({
  id: nonEmptyText,
  first_name: textOrNull,
  last_name: textOrNull,
  email: textOrNull,
  /** The bare key where the file may not be read. */
  avatar: withFallback(t.union([nonEmptyText, ownMembers({ id: nonEmptyText })]), null),
});

/** The fields of a user that were read; null for a bare key and invalid values. */
const parseUser = (value: Json): UserSummary | null => {
  const user = decodeOrNull(userCodec, value);
  if (user === null) return null;
  const { avatar } = user;
  return { ...user, avatar: typeof avatar === 'string' ? { id: avatar } : avatar };
};

interface UserAppearance extends UserDisplay {
  readonly id: string;
  /** The name, also where only the avatar is shown; null where it is unknown. */
  readonly fullName: string | null;
}

/** What the display shows of a user, by its options; null for a bare key. */
export const userAppearance = (value: Json, options: JsonObject): UserAppearance | null => {
  const user = parseUser(value);
  if (user === null) return null;
  const { display } = options;
  const mode = display === 'avatar' || display === 'name' ? display : 'both';
  return {
    id: user.id,
    fullName: userDisplay(user, 'name', false).name?.text ?? null,
    ...userDisplay(user, mode, flagOption(options, 'circle')),
  };
};

/** The name of a user; the key where the name is unknown or was not read. */
export const userText = (value: Json): string => {
  const user = parseUser(value);
  return user === null ? lineText(value) : (userDisplay(user, 'name', false).name?.text ?? user.id);
};
