import { textLength } from '../../../kernel';
import { useText } from '../../../kit';
import { classNames, VisuallyHidden } from '../../../ui';
import classes from './remaining-characters.module.css';

/** The number of remaining characters and the tone of the display. */
interface Remaining {
  readonly left: number;
  readonly tone: 'plain' | 'warning' | 'danger';
}

const SHOW_BELOW = 0.2;
const WARN_BELOW = 0.1;
const DANGER_BELOW = 0.05;

/** Null without a limit, and while more than a fifth of it is left (spec 002, 5.2). Counts code points. */
export const remainingOf = (text: string, limit: number | undefined): Remaining | null => {
  if (limit === undefined || limit <= 0) return null;
  const left = limit - textLength(text);
  const share = left / limit;
  if (share > SHOW_BELOW) return null;
  return { left, tone: share < DANGER_BELOW ? 'danger' : share < WARN_BELOW ? 'warning' : 'plain' };
};

interface RemainingCharactersProps {
  readonly text: string;
  readonly limit: number | undefined;
}

/** The number of remaining characters, shown when few are left. */
export const RemainingCharacters = ({ text, limit }: RemainingCharactersProps) => {
  const { t } = useText();
  const remaining = remainingOf(text, limit);
  if (remaining === null) return null;
  const label = t('characters_left', { count: remaining.left });
  return (
    <span className={classNames(classes['left'], classes[remaining.tone])} title={label}>
      <span aria-hidden="true">{remaining.left}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};
