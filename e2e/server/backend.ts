// How the global setup tells the workers, which inherit its environment, where server and database are.

export interface BackendFacts {
  port: number
  /** The database as its owner: fresh sites cannot be made in any other way. */
  ownerUrl: string
  /** Where the server keeps its files, the outbox of text messages among them. */
  dataDir: string
}

const variable = 'TRIBUTARY_E2E_BACKEND'

export function describeBackend(facts: BackendFacts) {
  process.env[variable] = JSON.stringify(facts)
}

export function backendFacts(): BackendFacts {
  const described = process.env[variable]
  if (!described) throw new Error('the global setup has not run')
  return JSON.parse(described) as BackendFacts
}
