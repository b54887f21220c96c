import { userDisplay, type UserSummary, type UserDisplay } from '../../domain/users';
import { lineText, flagOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Somebody as far as they were read; null where there is no more than a key, or not even that. */
const shownUser = (value: Json): UserSummary | null => {
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

export interface ShownPerson extends UserDisplay {
  readonly id: string;
  /** Their name, even where only the picture is on show; null where nobody knows it. */
  readonly called: string | null;
}

/** What is on show of somebody, by the display's options; null for a bare key. */
export const personOf = (value: Json, options: JsonObject): ShownPerson | null => {
  const user = shownUser(value);
  if (user === null) return null;
  const { display } = options;
  const mode = display === 'avatar' || display === 'name' ? display : 'both';
  return {
    id: user.id,
    called: userDisplay(user, 'name', false).name?.text ?? null,
    ...userDisplay(user, mode, flagOption(options, 'circle')),
  };
};

/** What somebody is called; their key where nobody knows, or where that is all there is. */
export const personText = (value: Json): string => {
  const user = shownUser(value);
  return user === null ? lineText(value) : (userDisplay(user, 'name', false).name?.text ?? user.id);
};
