import { useMemo } from 'react';
import { type ActivityUser, type DayEntries, namedFields } from '../../../domain/revisions';
import { fieldOf } from '../../../domain/schema';
import { userName } from '../../../domain/users';
import { useService, useStream, useText } from '../../../kit';
import { dayHeading, formatFullMoment, formatMoment, formatTime } from './format-timestamp.rules';
import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';

/** Formats users, times and field names in the user's language and time zone. */
export const useHistoryFormatter = (collection: string) => {
  const { t, locale, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const access = useStream(useService(AccessStore).access$);
  return useMemo(() => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return {
      zone,
      locale: locale.code,
      named: (changed: readonly string[]): readonly string[] => namedFields(schema, access, collection, changed),
      who: (user: ActivityUser | null): string => (user && userName(user)) ?? t('unknown_user'),
      time: (timestamp: string): string => formatTime(timestamp, locale.code, zone) ?? '',
      moment: (timestamp: string): string => formatMoment(timestamp, locale.code, zone) ?? t('day_unknown'),
      fullMoment: (timestamp: string): string => formatFullMoment(timestamp, locale.code, zone) ?? t('day_unknown'),
      day: (day: DayEntries<unknown>['day'], now: number): string => {
        const heading = dayHeading(day, now, locale.code);
        return 'key' in heading ? t(heading.key) : heading.text;
      },
      field: (name: string): string => {
        const known = fieldOf(schema, collection, name);
        return known === null ? name : fieldName(known);
      },
    };
  }, [t, locale, fieldName, schema, access, collection]);
};

export type HistoryFormatter = ReturnType<typeof useHistoryFormatter>;
