import { useState } from 'react';
import { useText } from '../../../kit';
import { Button, Notice } from '../../../ui';

interface LeftDraftsProps<Left> {
  readonly left: readonly Left[];
  /** What was edited. */
  readonly nameOf: (left: Left) => string;
  readonly onRestore: (left: Left) => void;
  readonly onForget: (left: Left) => void;
}

/** Unfinished changes that earlier pages have left, each to be restored or discarded. */
export const LeftDrafts = <Left extends { readonly id: string; readonly steps: readonly unknown[] | null }>({
  left,
  nameOf,
  onRestore,
  onForget,
}: LeftDraftsProps<Left>) => {
  const { t } = useText();
  const [answered, answer] = useState<readonly string[]>([]);
  return left
    .filter(({ id }) => !answered.includes(id))
    .map((each) => (
      <Notice
        key={each.id}
        tone="info"
        title={t(each.steps === null ? 'setup_left' : 'setup_left_begun', { field: nameOf(each) })}
        actions={
          <>
            <Button
              size="small"
              onClick={() => {
                onRestore(each);
                answer([...answered, each.id]);
              }}
            >
              {t('setup_restore')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                onForget(each);
                answer([...answered, each.id]);
              }}
            >
              {t('setup_forget')}
            </Button>
          </>
        }
      />
    ));
};
