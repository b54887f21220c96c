import { isRight } from 'fp-ts/Either';
import { map, type Observable, of } from 'rxjs';
import type { PlannedWrite, PrimaryKey } from '../../domain/items';
import { accessLossOf, type AccountRisk, accountRisks, type Administrator } from '../../domain/users';
import { memberDecoder, textOrNull } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { AccessStore } from '../access';

const ADMINISTRATORS = { _and: [{ role: { admin_access: { _eq: true } } }, { status: { _eq: 'active' } }] };

const decodeRow = memberDecoder({ id: textOrNull, role: textOrNull });

const toAdministrator = (row: unknown): Administrator => {
  const { id, role } = decodeRow(row);
  return { id: id ?? '', role: role ?? '' };
};

/** Finds out what a write to users means for the own access and for the administration, before it is sent. */
export class AccountRiskCheck {
  constructor(
    private readonly items: Pick<ItemsGateway, 'list'>,
    private readonly access: Pick<AccessStore, 'access'>,
  ) {}

  /** Emits once. Without the permission to read who administrates, only the risks for oneself. */
  risksOf(keys: readonly PrimaryKey[], write: PlannedWrite): Observable<readonly AccountRisk[]> {
    if (accessLossOf(write) === null) return of([]);
    // One more than are written: if there are so many, one remains.
    const limit = keys.length + 1;
    return this.items
      .list('directus_users', { fields: ['id', 'role'], filter: ADMINISTRATORS, limit })
      .pipe(
        map((found) =>
          accountRisks(write, keys, this.access.access.user, isRight(found) ? found.right.map(toAdministrator) : null),
        ),
      );
  }
}
