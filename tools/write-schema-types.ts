// Writes server/src/platform/database/schema.ts from the migrated database, so that queries are typed by what is there.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres'
import { migrate } from '../server/src/platform/database/migrate'
import { createLog } from '../server/src/platform/log'

const dataDir = await mkdtemp(join(tmpdir(), 'tributary-schema-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false })
try {
  await migrate(postgres.ownerUrl, 'server/migrations', createLog('warn'))
  await promisify(execFile)('node_modules/.bin/kysely-codegen', [
    '--dialect=postgres',
    `--url=${postgres.ownerUrl}`,
    '--out-file=server/src/platform/database/schema.ts',
    '--include-pattern=public.*',
    '--exclude-pattern=public.schema_migrations',
    '--type-mapping={"int8":"number"}',
    '--date-parser=string',
    ...process.argv.slice(2),
  ])
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
