import {
  collectionPaths,
  type LayoutDefinition,
  type LayoutProps,
  lazyComponent,
  type Services,
  useViewModel,
} from '../../src/kit';
import { listPageViewModel } from '../../src/parts/lists/list-page/list-page.view-model';
import { demoCollection } from './demo-world';
import { ExampleBox } from './example-box';
import classes from './style-guide.module.css';

interface LayoutExampleProps {
  readonly definition: LayoutDefinition;
  readonly collection: string;
  readonly search?: string;
  readonly readonly?: boolean;
  /** Shows the settings of the sidebar too. */
  readonly settings?: boolean;
}

/** A list of the demo world in a layout, as the list page shows it. */
const LayoutExample = ({
  definition: { id, component, options, actions },
  collection,
  search = '',
  readonly = false,
  settings = false,
}: LayoutExampleProps) => {
  const view = useViewModel(listPageViewModel, { collection }, collectionPaths(collection), { layout: id, search });
  const Layout = lazyComponent(component);
  const Options = options === undefined ? null : lazyComponent(options);
  const Actions = actions === undefined ? null : lazyComponent(actions);
  const props: LayoutProps = {
    collection,
    title: collection,
    session: view.browse,
    linkTo: view.linkTo,
    createPath: readonly ? null : view.paths.newItem,
    readonly,
    onClearFilters: () => view.clearFilters(),
  };
  return (
    <>
      <div className={classes['list']}>
        <Layout {...props} />
      </div>
      {Actions === null ? null : (
        <p>
          <Actions {...props} />
        </p>
      )}
      {settings && Options !== null ? (
        <div className={classes['settings']}>
          <Options {...props} />
        </div>
      ) : null}
    </>
  );
};

interface LayoutExamplesProps {
  readonly services: Services;
  readonly definition: LayoutDefinition;
}

/** A layout with the items of a collection and its settings, read-only, and without a result. */
export const LayoutExamples = ({ services, definition }: LayoutExamplesProps) => {
  const collection = demoCollection(services, definition.id);
  const shared = { definition, collection };
  return (
    <>
      <ExampleBox title={`${collection}, with its settings`} wide>
        <LayoutExample {...shared} settings />
      </ExampleBox>
      <ExampleBox title="Read-only" wide>
        <LayoutExample {...shared} readonly />
      </ExampleBox>
      <ExampleBox title="A search without a result" wide>
        <LayoutExample {...shared} search="no such item" />
      </ExampleBox>
    </>
  );
};
