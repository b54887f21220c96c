import { openDB, type IDBPDatabase } from 'idb';
import { defer, from, type Observable } from 'rxjs';

/** A connection to a database of this browser, opened with its first use and again after it was lost. */
export class IndexedDb {
  private connection: Promise<IDBPDatabase> | null = null;

  constructor(
    private readonly name: string,
    private readonly version: number,
    /** Creates the object stores of a new database. */
    private readonly create: (database: IDBPDatabase) => void,
  ) {}

  /** Rejects when IndexedDB is unavailable. */
  open(): Promise<IDBPDatabase> {
    this.connection ??= this.connect();
    return this.connection;
  }

  /** Runs the work on the database; emits `otherwise` when IndexedDB is unavailable or fails. */
  run<A>(otherwise: A, work: (database: IDBPDatabase) => Promise<A>): Observable<A> {
    return defer(() =>
      from(
        this.open()
          .then(work)
          .catch(() => otherwise),
      ),
    );
  }

  private async connect(): Promise<IDBPDatabase> {
    const forget = (): void => {
      this.connection = null;
    };
    try {
      return await openDB(this.name, this.version, {
        upgrade: (database) => this.create(database),
        blocking: (_current, _wanted, event) => {
          forget();
          (event.target as IDBDatabase).close();
        },
        terminated: forget,
      });
    } catch (error) {
      forget();
      throw error;
    }
  }
}
