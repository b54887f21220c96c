import { useMemo } from 'react';
import { AccessStore } from '../../application/access';
import { SchemaStore } from '../../application/data-model';
import { collectionName } from '../../domain/schema';
import { useService, useStream, useText } from '../../kit';
import { ScrollBox } from './guide-body';
import classes from './guide-body.module.css';
import { modelExamples } from './model-examples.rules';

/** Examples of a page with names of the platform's own data model; nothing on pages without any. */
export const ModelExamplesSection = ({ page }: { readonly page: string }) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const access = useStream(useService(AccessStore).access$);
  const found = useMemo(() => modelExamples(page, schema, access, locale.code), [page, schema, access, locale]);
  const collection = found === null ? undefined : schema.collections.get(found.collection);
  if (found === null || collection === undefined) return null;
  return (
    <section className={classes['body']} aria-labelledby="model-examples">
      <h2 id="model-examples">{t('docs_examples', { collection: collectionName(collection, locale.code) })}</h2>
      {found.examples.map(({ kind, code }) => (
        <div key={kind}>
          <p>{t(`docs_example_${kind}`)}</p>
          <ScrollBox name={t('docs_code')}>
            <pre>
              <code>{code}</code>
            </pre>
          </ScrollBox>
        </div>
      ))}
    </section>
  );
};
