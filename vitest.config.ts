import { defineConfig } from 'vitest/config'

const places = '{contract,covers,server,web,tools}'
const isDrill = process.env.DRILL !== undefined
/** In a drill only: of these a sample is a journey. */
const drilled = isDrill ? [] : ['server/src/testing/fuzz/fuzz-pages.api.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Twice the cores of a small machine: tests of the server wait for databases and programs a third of their time.
    maxWorkers: 4,
    // Shared machines stand still for a while now and then. Waiting long costs nothing where all is well.
    testTimeout: isDrill ? 3_600_000 : 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // As with journeys: a shared machine may stall for a moment, and what fails twice has failed.
    retry: process.env.CI === undefined ? 0 : 1,
    tags: [
      {
        name: 'slow',
        description: 'Takes three seconds or more: npm run test:all runs it, npm test does not.',
      },
    ],
    // What was transformed once is kept for the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${places}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.api.test.ts', 'web/**/*.test.tsx'],
          // A process for each file takes longer than most files' tests. What a test changes of its process it puts back.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          pool: 'threads',
          // Loading React, radix and the contract anew takes longer than most files' tests; the kit tidies up after each test.
          isolate: false,
          setupFiles: ['web/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{server,tools}/**/*.api.test.ts'],
          exclude: ['**/node_modules/**', ...drilled],
          // The whole application is loaded once a worker, not once a file. What files share is a database each of their own.
          isolate: false,
          // A real PostgreSQL for the whole run.
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
