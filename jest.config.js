export default {
  testEnvironment: 'jsdom',
  roots: [
    'content-service',
    'content-service/sample',
    'mf-about',
    'mf-gallery',
    'mf-home',
    'mf-information',
    'root-config',
    'shared-deps',
  ].map((folder) => `<rootDir>/${folder}/src`),
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: './tsconfig.jest.json', diagnostics: false }],
    // a package of modules alone, which Jest runs as CommonJS
    'node_modules/qr/.+\\.js$': ['ts-jest', { tsconfig: './tsconfig.jest.json', diagnostics: false }],
  },
  transformIgnorePatterns: ['/node_modules/(?!qr/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared-deps/src/testing/class-names.ts' },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  restoreMocks: true,
};
