const pages = () => import(/* webpackChunkName: "private" */ './private');

/** Fetched once somebody signs in: the sign-in page need not wait for the frame. */
export const privateArea = () => pages().then((module) => module.PrivateArea);

export const notFound = () => pages().then((module) => module.NotFound);
