import { AVATAR_KEY } from '../../domain/files';
import { lineText } from '../../domain/values';
import { useText, type DisplayProps } from '../../kit';
import { usePicture } from '../../parts/picture';
import { Avatar, VisuallyHidden } from '../../ui';
import { PersonCard } from './person-card';
import { personOf } from './user.rules';
import classes from './user.module.css';

interface FaceProps {
  readonly name: string;
  readonly file: string | null;
  readonly circle: boolean;
}

const Face = ({ name, file, circle }: FaceProps) => (
  <Avatar name={name} src={usePicture(file, { key: AVATAR_KEY })} square={!circle} />
);

/** Somebody by face, by name, or by both. A bare key, of somebody who may not be seen, stays one. */
export const UserDisplay = ({ value, options }: DisplayProps) => {
  const { t } = useText();
  const person = personOf(value, options);
  if (person === null) return lineText(value);
  const name = person.called ?? t('unknown_user');
  return (
    <PersonCard id={person.id} className={classes['user']} title={person.name === null ? name : undefined}>
      {person.avatar === null ? null : <Face name={name} {...person.avatar} />}
      {person.name === null ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={classes['name']}>{name}</span>}
    </PersonCard>
  );
};
