import { fireEvent, render } from '@testing-library/react';
import { useFirstInteraction } from './use-first-interaction';

const Page = ({ act }: { readonly act: () => void }) => {
  useFirstInteraction(act);
  return <button type="button">Go</button>;
};

describe('useFirstInteraction', () => {
  it('runs once, on the first event of any type', () => {
    const act = jest.fn();
    const { getByRole } = render(<Page act={act} />);
    expect(act).not.toHaveBeenCalled();
    fireEvent.keyDown(getByRole('button'), { key: 'Tab' });
    fireEvent.pointerDown(getByRole('button'));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not run after unmount', () => {
    const act = jest.fn();
    render(<Page act={act} />).unmount();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(act).not.toHaveBeenCalled();
  });
});
