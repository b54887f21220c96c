import { useStream, useText } from '../../../../kit';
import { Icon, TextLink } from '../../../../ui';
import { modelPath } from '../model-path';
import classes from './diagram-list.module.css';
import type { DescribedCollection, NamedCollection } from './diagram-texts.rules';
import type { DiagramViewModel } from './diagram.view-model';

const CollectionLink = ({ collection, name }: NamedCollection) => (
  <TextLink href={modelPath(collection)}>
    <bdi>{name}</bdi>
  </TextLink>
);

const Section = ({ described }: { readonly described: DescribedCollection }) => {
  const { t } = useText();
  const { collection, name, visibility, isJunction, relations, incoming } = described;
  return (
    <section className={classes['section']} data-section={collection}>
      <h2 className={classes['title']}>
        <CollectionLink collection={collection} name={name} />
        {isJunction ? <small>{t('relation_junction')}</small> : null}
        {visibility === 'visible' || isJunction ? null : <small>{t(`collection_${visibility}`)}</small>}
      </h2>
      {relations.length + incoming.length === 0 ? (
        <p className={classes['none']}>{t('diagram_alone')}</p>
      ) : (
        <ul className={classes['relations']}>
          {relations.map(({ field, name: fieldText, type, targets }) => (
            <li key={field} data-relation={field}>
              <bdi className={classes['field']}>{fieldText}</bdi>: <span data-kind={type}>{t(`kind_${type}`)}</span>{' '}
              <Icon name="arrow_forward" dir />{' '}
              {targets.map((target, index) => (
                <span key={target.collection}>
                  {index === 0 ? null : ', '}
                  <CollectionLink {...target} />
                </span>
              ))}
            </li>
          ))}
          {incoming.map((each) => (
            <li key={`${each.collection}.${each.field}`}>
              {t('diagram_incoming')}: <CollectionLink {...each} /> (<bdi>{each.field}</bdi>)
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** The same relations in words, by collection. */
export const DiagramList = ({ view }: { readonly view: DiagramViewModel }) => {
  const sections = useStream(view.sections$);
  return (
    <div className={classes['list']}>
      {sections.map((described) => (
        <Section key={described.collection} described={described} />
      ))}
    </div>
  );
};
