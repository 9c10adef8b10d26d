// A data folder whose database and site are there already: making them takes longer than what most journeys ask of them.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { startingBackgrounds } from '../../server/src/modules/covers/starting/starting-backgrounds'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres'
import { migrate } from '../../server/src/platform/database/migrate'
import { createLog } from '../../server/src/platform/log'
import { projectFolder } from '../../server/src/platform/project-folder'
import { buildAgent } from '../../server/src/testing/builders'

export const defaultDomain = 'tributary.localhost'

/** How the global setup tells the workers, which inherit its environment. */
const variable = 'TRIBUTARY_E2E_READY_FOLDER'

export async function makeReadyFolder(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false })
  await migrate(postgres.ownerUrl, projectFolder('server/migrations'), createLog('warn'))
  await buildAgent(postgres.ownerUrl, { domain: defaultDomain })
  await leaveUndrawn(postgres.ownerUrl)
  await postgres.stop()
  process.env[variable] = folder
}

/** As if a site's first backgrounds and previews had been drawn: every start would spend a minute of computing on them. */
async function leaveUndrawn(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    'insert into starting_backgrounds (agent_id, name, given_at) select id, unnest($1::text[]), now() from agents',
    [startingBackgrounds.map(({ name }) => name)],
  )
  await client.query('update cover_templates set preview_of = version')
  await client.end()
}

/** Leaves the folder empty where nobody has made one. */
export async function fillFromReadyFolder(folder: string): Promise<void> {
  const ready = process.env[variable]
  // With their owner, who is not the one that runs the journeys.
  if (ready) await promisify(execFile)('cp', ['-a', `${ready}/.`, folder])
}
