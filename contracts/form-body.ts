/** A browser picks one by chance; here it is always the same, so that the pact is. */
const BOUNDARY = 'the-boundary-of-the-contracts';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form as it is sent. */
export const formBody = async (form: FormData): Promise<Buffer> => {
  const whole = new Response(form);
  const chosen = /boundary=(?<boundary>.+)$/.exec(whole.headers.get('Content-Type') ?? '')?.groups?.['boundary'];
  if (chosen === undefined) throw new Error('A form was sent without a boundary.');
  return Buffer.from((await whole.text()).replaceAll(chosen, BOUNDARY));
};
