import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { contributions } from '../../src/assembly/contributions';
import { AccessStore } from '../../src/application/access';
import { Now } from '../../src/application/clock';
import { Assets } from '../../src/application/files';
import { RelatedItems } from '../../src/application/relations';
import { type Access, anonymousAccess } from '../../src/domain/permissions';
import { emptySchema, type Schema } from '../../src/domain/schema';
import { Registries, type Services, ServicesProvider, Translator } from '../../src/kit';
import { englishTranslator } from './texts';
import { succeed } from '../../src/kernel';
import type { AssetsGateway } from '../../src/ports/gateways/assets-gateway';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { BehaviorSubject, NEVER } from 'rxjs';
import { SchemaStore } from '../../src/application/data-model';

/** Services of a display; empty unless a test passes them. */
export interface Around {
  readonly schema?: Schema;
  readonly present?: Now;
  readonly assets?: AssetsGateway['read'];
  readonly items?: ItemsGateway['list'];
  readonly count?: ItemsGateway['count'];
  readonly access?: Access;
}

const servicesOf = (
  language: Translator,
  { schema = emptySchema, present, assets, items, count, access = anonymousAccess }: Around,
): Services => {
  const known = new Map<unknown, unknown>([
    [Translator, language],
    [SchemaStore, { schema, schema$: new BehaviorSubject(schema) }],
    [Registries, contributions()],
    [AccessStore, { access, access$: new BehaviorSubject(access) }],
    [Now, present],
    [Assets, new Assets({ read: assets ?? (() => NEVER) })],
    [RelatedItems, new RelatedItems({ list: items ?? (() => succeed([])), count: count ?? (() => NEVER) })],
  ]);
  return { get: (token) => known.get(token) as never };
};

/** Renders a single display in English. */
export const showDisplay = async (display: ReactNode, around: Around = {}): Promise<RenderResult> => {
  const language = await englishTranslator();
  const shown = render(
    <MemoryRouter>
      <ServicesProvider services={servicesOf(language, around)}>
        <Suspense fallback={null}>{display}</Suspense>
      </ServicesProvider>
    </MemoryRouter>,
  );
  await act(() => Promise.resolve());
  return shown;
};
