import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { isJsonObject } from '../../../kernel';

/**
 * `t.strict` for what comes by the ten thousand. The usual one writes down for each property where it stands, which takes
 * several times as long as reading it; here that is done only for what turns out to be wrong.
 */
export const lightStrict = <P extends t.Props>(
  props: P,
  name: string,
): t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>, unknown> => {
  const careful = t.strict(props, name);
  const codecs = Object.entries<t.Mixed>(props);
  return new t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>, unknown>(
    name,
    (value): value is t.TypeOfProps<P> => careful.is(value),
    (value, context) => {
      if (!isJsonObject(value)) return careful.validate(value, context);
      const read: Record<string, unknown> = {};
      for (const [key, codec] of codecs) {
        const part = codec.validate(value[key], context);
        if (isLeft(part)) return careful.validate(value, context);
        read[key] = part.right;
      }
      return t.success(read as t.TypeOfProps<P>);
    },
    careful.encode,
  );
};
