/** CSS modules in tests: each class name is its key. */
const classes: Readonly<Record<string, string>> = new Proxy({}, { get: (_, name) => String(name) });

export default classes;
