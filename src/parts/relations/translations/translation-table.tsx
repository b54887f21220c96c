import { useText } from '../../../kit';
import { classNames, Icon } from '../../../ui';
import { SourceChange, TranslationProgress, type TranslationsProps } from './translation-list';
import classes from './translations.module.css';

/** A table of languages by fields that shows what is missing; a cell opens its field. */
export const TranslationTable = ({ view, label, translations, readonly, lockedReason }: TranslationsProps) => {
  const { t, fieldName } = useText();
  const fields = view.fields.map((field) => ({
    field: field.field,
    name: fieldName(field),
  }));
  return (
    <div className={classes['scroll']}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('translations_language')}</th>
            {fields.map(({ field, name }) => (
              <th key={field} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {translations.map((translation) => {
            const language = translation.name || t('translations_no_language');
            const isRemoved = translation.row?.state === 'removed';
            const isStaged = translation.row !== null && translation.row.state !== 'loaded';
            const denial = view.editDenied(translation);
            const reason = denial === false ? (isStaged ? lockedReason : null) : t(denial);
            const isFixed = readonly || isRemoved || reason !== null || view.relation.openDrawer === undefined;
            return (
              <tr key={translation.id}>
                <th scope="row">
                  <span className={classes['language']}>
                    <bdi>{language}</bdi>
                    <TranslationProgress translation={translation} />
                    <SourceChange view={view} translation={translation} />
                  </span>
                </th>
                {fields.map(({ field, name }) => {
                  const isMissing = translation.missing.includes(field);
                  const text = t(isMissing ? 'translations_cell_missing' : 'translations_cell_filled', {
                    field: name,
                    language,
                  });
                  const content = isMissing ? t('translations_missing') : <Icon name="check" size="small" />;
                  return (
                    <td key={field} className={classNames(isMissing && classes['is-missing'])}>
                      <button
                        type="button"
                        className={classes['cell']}
                        aria-label={text}
                        title={reason ?? text}
                        aria-disabled={isFixed ? true : undefined}
                        onClick={isFixed ? undefined : () => view.edit(translation, field)}
                      >
                        {content}
                      </button>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
