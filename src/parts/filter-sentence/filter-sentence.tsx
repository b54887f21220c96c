import { Fragment } from 'react';
import { segmentsOf } from './emphasis.rules';

/** A sentence about filters with what matters in it set off; names from the server keep their own direction. */
export const FilterSentence = ({ sentence }: { readonly sentence: string }) => (
  <span>
    {segmentsOf(sentence).map(({ text, strong }, place) => {
      const key = `${place} ${text}`;
      return strong ? (
        <b key={key}>
          <bdi>{text}</bdi>
        </b>
      ) : (
        <Fragment key={key}>{text}</Fragment>
      );
    })}
  </span>
);
