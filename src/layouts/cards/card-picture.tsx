import { useState } from 'react';
import type { CardsOptions, Thumbnail } from '../../domain/query';
import { usePictureState } from '../../parts/picture';
import { classNames, Icon } from '../../ui';
import { faceOf, type CardFace } from './picture-of.rules';
import classes from './card.module.css';

interface CardPictureProps {
  readonly thumbnail: Thumbnail | null;
  readonly fit: CardsOptions['imageFit'];
  readonly icon: string;
}

/** Beside it stands the card's name, so all of this is for the eye alone. */
export const CardPicture = ({ thumbnail, fit, icon }: CardPictureProps) => {
  const face = faceOf(thumbnail, fit);
  switch (face.kind) {
    case 'picture':
      return <Loaded key={face.id} face={face} fit={fit} icon={icon} />;
    case 'label':
      return <span className={classes['type']}>{face.label}</span>;
    case 'icon':
      return <Icon name={icon} size="large" />;
  }
};

type Picture = Extract<CardFace, { readonly kind: 'picture' }>;

/** An image and never a document: what an SVG would like to run stays asleep. */
const Loaded = ({
  face,
  fit,
  icon,
}: {
  readonly face: Picture;
  readonly fit: CardsOptions['imageFit'];
  readonly icon: string;
}) => {
  const { address, lost } = usePictureState(face.id, face.variant, face.modifiedOn);
  const [broken, setBroken] = useState(false);
  if (lost || broken)
    return face.label === null ? (
      <Icon name={icon} size="large" />
    ) : (
      <span className={classes['type']}>{face.label}</span>
    );
  return address === null ? null : (
    <img
      className={classNames(classes['picture'], fit === 'contain' && classes['contained'])}
      src={address}
      alt=""
      onError={() => setBroken(true)}
      draggable={false}
    />
  );
};
