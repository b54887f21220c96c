import { useText } from '../../kit';
import { classNames, VisuallyHidden } from '../../ui';
import classes from './remaining-characters.module.css';
import { remainingOf } from './remaining.rules';

interface RemainingCharactersProps {
  readonly text: string;
  readonly limit: number | undefined;
}

/** How many characters still fit, once there are few. */
export const RemainingCharacters = ({ text, limit }: RemainingCharactersProps) => {
  const { t } = useText();
  const remaining = remainingOf(text, limit);
  if (remaining === null) return null;
  const said = t('characters_left', { count: remaining.left });
  return (
    <span className={classNames(classes['left'], classes[remaining.tone])} title={said}>
      <span aria-hidden="true">{remaining.left}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
};
