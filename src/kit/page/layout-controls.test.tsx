import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { LayoutControls, LayoutControlsContainers, useLayoutControlsPlaces } from './layout-controls';

const Page = () => {
  const { containers, setStart, setEnd } = useLayoutControlsPlaces();
  const [isCalendar, setCalendar] = useState(true);
  return (
    <>
      <div role="toolbar">
        <div ref={setStart} />
        <button type="button" onClick={() => setCalendar(!isCalendar)}>
          Layout
        </button>
        <div ref={setEnd} />
      </div>
      <LayoutControlsContainers value={containers}>
        {isCalendar ? (
          <main>
            <LayoutControls place="end">View</LayoutControls>
            <LayoutControls place="start">Steps</LayoutControls>
          </main>
        ) : null}
      </LayoutControlsContainers>
    </>
  );
};

test('controls of a layout are in the toolbar while the layout is shown; the other controls keep the focus', () => {
  render(<Page />);
  const bar = screen.getByRole('toolbar');
  expect(bar).toHaveTextContent('StepsLayoutView');
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  const button = screen.getByRole('button');
  act(() => button.focus());
  fireEvent.click(button);
  expect(bar).toHaveTextContent('Layout');
  expect(button).toHaveFocus();
});

test('without a toolbar there are no controls', () => {
  const { container } = render(<LayoutControls place="start">Steps</LayoutControls>);
  expect(container).toBeEmptyDOMElement();
});
