import { defineConfig } from 'vitest/config'

const places = '{contract,server,web,tools}'

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${places}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.api.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.api.test.ts'],
          // A real PostgreSQL for the whole run.
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
