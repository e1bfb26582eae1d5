export default {
  testEnvironment: 'jsdom',
  roots: [
    'content-service',
    'mf-about',
    'mf-gallery',
    'mf-home',
    'mf-information',
    'root-config',
    'shared-deps',
  ].map((folder) => `<rootDir>/${folder}/src`),
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: './tsconfig.jest.json', diagnostics: false }] },
  moduleNameMapper: { '\\.css$': '<rootDir>/shared-deps/src/testing/class-names.ts' },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  restoreMocks: true,
};
