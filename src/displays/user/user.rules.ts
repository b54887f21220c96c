import { userDisplay, type UserSummary, type UserDisplay } from '../../domain/users';
import { lineText, flagOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Somebody as far as they were read; null where there is no more than a key, or not even that. */
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

export interface UserAppearance extends UserDisplay {
  readonly id: string;
  /** Their name, even where only the picture is on show; null where nobody knows it. */
  readonly fullName: string | null;
}

/** What is on show of somebody, by the display's options; null for a bare key. */
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

/** What somebody is called; their key where nobody knows, or where that is all there is. */
export const userText = (value: Json): string => {
  const user = parseUser(value);
  return user === null ? lineText(value) : (userDisplay(user, 'name', false).name?.text ?? user.id);
};
