// The unit tests alone that stand beside the rules which are mutated: thousands of runs have no time for a database.
import { defineConfig } from 'vitest/config'
import { mutated, mutatedTables } from './mutated'

export default defineConfig({
  test: {
    include: [
      ...[...mutated, ...mutatedTables].map(file => file.replace(/\.ts$/, '.test.ts')),
      'contract/src/identity/identity-document.test.ts',
    ],
    environment: 'node',
  },
})
