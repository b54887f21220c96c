/** A name that only the developer tools show. As a statement it keeps a component in the build that nobody uses. */
const SHOWN_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/** A component that is made by a call, which a minifier takes for a deed. */
const MADE = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm;

/** A loader for the router's package: what is not used of its components (links, forms, scripts of its framework) can be left out. */
const leanRouter = (source: string): string => source.replace(SHOWN_NAME, '').replace(MADE, '$1/* @__PURE__ */ ');

export default leanRouter;
