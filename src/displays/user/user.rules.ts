import { userDisplay, type UserSummary, type UserDisplay } from '../../domain/users';
import { lineText, flagOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The fields of a user that were read; null for a bare key and invalid values. */
const parseUser = (value: Json): UserSummary | null => {
  if (!isJsonObject(value)) return null;
  const { id, first_name, last_name, email, avatar } = value;
  const key = textOf(id);
  const picture = isJsonObject(avatar) ? textOf(avatar['id']) : textOf(avatar);
  return key === null
    ? null
    : {
        id: key,
        first_name: textOf(first_name),
        last_name: textOf(last_name),
        email: textOf(email),
        avatar: picture === null ? null : { id: picture },
      };
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
