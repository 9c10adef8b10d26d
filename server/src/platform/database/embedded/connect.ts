// A connection to a server that may still be starting, recovering, stopping or gone.
import { Client } from 'pg'
import { OWNER_ROLE } from './cluster'

export type Attempt = { client: Client } | { waiting: boolean; reason: string }

const CANNOT_CONNECT_NOW = '57P03'
const WRONG_PASSWORD = '28P01'

export async function tryConnect(port: number, password: string): Promise<Attempt> {
  // The maintenance database always exists; ours may not yet.
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: OWNER_ROLE,
    password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5_000,
    application_name: 'tributary instance lock',
  })
  // Without a listener a connection that breaks would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return { client }
  } catch (error) {
    await client.end().catch(() => {})
    const { code, message } = error as Error & { code?: string }
    if (code === WRONG_PASSWORD) {
      throw new Error('The password in DATA_DIR/postgres-password is not the one of the database beside it.')
    }
    return { waiting: code === CANNOT_CONNECT_NOW, reason: message }
  }
}

export function urlOf(port: number, password: string, database: string): string {
  return `postgresql://${OWNER_ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}
