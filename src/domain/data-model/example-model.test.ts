import { exampleSteps } from './example-model';

test('the example creates collections before the relations between them, and rows last', () => {
  const created = new Set<string>();
  for (const step of exampleSteps) {
    if (step.step === 'create_collection') created.add(step.collection.collection);
    else if (step.step === 'create_relation')
      expect(created).toEqual(new Set([...created, step.relation.collection, step.relation.related_collection]));
  }
  expect([...created].toSorted()).toEqual([
    'articles',
    'articles_tags',
    'articles_translations',
    'authors',
    'languages',
    'tags',
  ]);
  expect(exampleSteps.at(-1)?.step).toBe('create_rows');
});
