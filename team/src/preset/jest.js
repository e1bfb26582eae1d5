// @ts-check
import path from 'node:path';

/** Types are checked once for all files, so a test's are only taken out. */
const transform = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
};

/** Unit tests beside the code, in jsdom: what the workspace and a section outside it have in common. */
export default {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', transform] },
  transformIgnorePatterns: ['/node_modules/(?!@school/)'],
  moduleNameMapper: { '\\.css$': path.join(import.meta.dirname, 'class-names.ts') },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  restoreMocks: true,
};
