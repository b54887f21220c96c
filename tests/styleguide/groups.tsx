import type { ReactNode } from 'react';
import { Registries, type Services } from '../../src/kit';
import { type Example, componentExamples } from './components';
import { DisplayExamples } from './display-examples';
import { ExampleBox } from './example-box';
import { InterfaceExamples } from './interface-examples';
import { LayoutExamples } from './layout-examples';

/** A component folder or a contribution, with its examples. */
export interface Subject {
  /** Its group and name, as in the URL after '#': 'interfaces/slider'. */
  readonly path: string;
  readonly name: string;
  readonly examples: ReactNode;
}

export interface Group {
  readonly path: string;
  readonly name: string;
  readonly subjects: readonly Subject[];
}

const groupOf = <A extends { readonly id: string }>(
  path: string,
  name: string,
  shown: readonly A[],
  render: (one: A) => ReactNode,
): Group => ({
  path,
  name,
  subjects: shown.map((one) => ({ path: `${path}/${one.id}`, name: one.id, examples: render(one) })),
});

const boxOf = ({ title, show, size }: Example): ReactNode => (
  <ExampleBox key={title} title={title} wide={size === 'wide'} page={size === 'page'}>
    {show}
  </ExampleBox>
);

/** Everything the style guide shows: the components with examples, and whatever is registered. */
export const groupsOf = (services: Services): readonly Group[] => {
  const { interfaces, displays, layouts } = services.get(Registries);
  const folders = Object.entries(componentExamples).map(([id, examples]) => ({ id, examples }));
  return [
    groupOf('components', 'Components', folders, ({ examples }) => examples.map(boxOf)),
    groupOf('interfaces', 'Interfaces', interfaces.all(), (definition) => (
      <InterfaceExamples services={services} definition={definition} />
    )),
    groupOf('displays', 'Displays', displays.all(), (definition) => (
      <DisplayExamples services={services} definition={definition} />
    )),
    groupOf('layouts', 'Layouts', layouts.all(), (definition) => (
      <LayoutExamples services={services} definition={definition} />
    )),
  ];
};
