// @ts-check
import path from 'node:path';

const tsconfig = path.join(import.meta.dirname, 'tsconfig.jest.json');

/** Unit tests beside the code, in jsdom: what the workspace and a section outside it have in common. */
export default {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig, diagnostics: false }] },
  transformIgnorePatterns: ['/node_modules/(?!@school/)'],
  moduleNameMapper: { '\\.css$': path.join(import.meta.dirname, 'class-names.ts') },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  restoreMocks: true,
};
