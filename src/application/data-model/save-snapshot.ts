import { of } from 'rxjs';
import { snapshotOf, snapshotText } from '../../domain/data-model';
import { type Call, CallOperation, mapCall, type NamedTokens } from '../../kernel';
import { Downloads } from '../../ports/environment/downloads';
import { type ModelDependencies, modelDependencies } from './model-dependencies';

export interface SnapshotDependencies extends ModelDependencies {
  readonly downloads: Downloads;
}

export const snapshotDependencies: NamedTokens<SnapshotDependencies> = { ...modelDependencies, downloads: Downloads };

/** Always the same name, so that the file takes the place of the last one in a version control. */
const FILE_NAME = 'data-model.json';

/** Reads the data model and saves its snapshot as a file. `done$` emits the name. */
export class SaveSnapshot extends CallOperation<never, void, string> {
  constructor(private readonly dependencies: Pick<SnapshotDependencies, 'schema' | 'downloads'>) {
    super(of(false));
  }

  protected run(): Call<string> {
    const { schema, downloads } = this.dependencies;
    return schema.load().pipe(
      mapCall(() => {
        const text = snapshotText(snapshotOf(schema.schema));
        downloads.save(FILE_NAME, new Blob([text], { type: 'application/json' }));
        return FILE_NAME;
      }),
    );
  }
}
