import { bookmarkNameExcess, isBookmarkName, MAX_BOOKMARK_NAME } from '../../../domain/presets';
import { type Translate, useText } from '../../../kit';
import { Field, Input } from '../../../ui';

const tooLong = (t: Translate, name: string): string | null => {
  const count = bookmarkNameExcess(name);
  return count === 0 ? null : t('validation_too_long', { count, limit: MAX_BOOKMARK_NAME });
};

/** Why a bookmark cannot have this name; null if it can. */
export const nameDenied = (t: Translate, name: string): string | null =>
  isBookmarkName(name) ? null : (tooLong(t, name) ?? t('bookmark_name_missing'));

interface BookmarkNameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The name of a bookmark; one that is too long is kept, with the number of characters that are too many. */
export const BookmarkNameField = ({ name, onChange }: BookmarkNameFieldProps) => {
  const { t } = useText();
  return (
    <Field name="bookmark" label={t('bookmark_name')} required={t('required')} error={tooLong(t, name) ?? undefined}>
      <Input value={name} onChange={onChange} />
    </Field>
  );
};
