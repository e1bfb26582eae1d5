/** Replaces CSS modules in unit tests: each class has its own name. */
const classNames = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });

export default classNames;
