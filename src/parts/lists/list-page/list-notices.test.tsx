import { render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { UnaddressedItemsNotice } from './list-notices';
import type { ListPageViewModel } from './list-page.view-model';

const show = async (keys: readonly string[]) => {
  const services = new Map<unknown, unknown>([[Translator, await englishTranslator()]]);
  return render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <UnaddressedItemsNotice view={{ unaddressed$: new BehaviorSubject(keys) } as unknown as ListPageViewModel} />
    </ServicesProvider>,
  );
};

test('names the keys of items that cannot be opened, and why', async () => {
  const { container } = await show(['.', '..']);
  expect(screen.getByRole('status')).toHaveTextContent(
    "Items with the key “.” and “..” can't be opened: browsers remove",
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('shows nothing while all items can be opened', async () => {
  const { container } = await show([]);
  expect(container).toBeEmptyDOMElement();
});
