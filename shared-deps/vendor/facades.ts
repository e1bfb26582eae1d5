import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** CommonJS packages: their names are listed one by one, `export *` yields none from their development files. */
const commonJs = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const esModules = ['single-spa', 'xstate', '@xstate/react'];

/** Specifiers of the third-party packages that all sections share. */
export const facadeNames: readonly string[] = [...commonJs, ...esModules, 'single-spa-react'];

/**
 * Specifier of each shared third-party package to the source of the module that re-exports it.
 * @param mode the packages' own builds differ in their names
 */
export function facadesOf(mode: 'production' | 'development'): Record<string, string> {
  process.env['NODE_ENV'] = mode;
  return Object.fromEntries([
    ...commonJs.map((name) => [name, withNames(name)] as const),
    ...esModules.map((name) => [name, `export * from '${name}';`] as const),
    [
      'single-spa-react',
      "export * from 'single-spa-react'; export { default } from 'single-spa-react';",
    ] as const,
  ]);
}

function withNames(name: string): string {
  const exported = Object.keys(require(name) as object).filter(
    (key) => key !== 'default' && /^[\w$]+$/.test(key),
  );
  return `export { ${exported.sort().join(', ')} } from '${name}'; export { default } from '${name}';`;
}
