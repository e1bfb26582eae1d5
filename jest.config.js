import { readFileSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default {
  testEnvironment: 'jsdom',
  roots: workspaces.map((folder) => `<rootDir>/${folder}/src`),
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
