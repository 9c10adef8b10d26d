// Who logs in to the database. The owner migrates and prepares sites, nothing else. The application and the queue of jobs
// have logins of their own that are members of no other role: whatever reaches one of them can become nobody else.
import pg from 'pg'
import type { Secrets } from '../secrets'

export const applicationRole = 'tributary_app'
const roles = { application: applicationRole, jobs: 'tributary_jobs' } as const
export type Login = keyof typeof roles

/** The same database, entered by another door. */
export function loginUrl(databaseUrl: string, login: Login, secrets: Secrets): string {
  const url = new URL(databaseUrl)
  url.username = roles[login]
  url.password = passwordOf(login, secrets)
  return url.href
}

/** Where it is, without who enters. */
export function withoutLogin(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.username = ''
  url.password = ''
  return url.href
}

/** Right after the migrations: the passwords follow the application's secret, also when that has changed. */
export async function openLogins(ownerUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    // Servers that start together would else rewrite the same row of the catalogue at the same moment.
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('tributary logins'))")
    for (const login of Object.keys(roles) as Login[]) {
      const password = client.escapeLiteral(passwordOf(login, secrets))
      await client.query(`alter role ${roles[login]} login password ${password}`)
    }
    await client.query(letJobsReachTheirQueue)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

function passwordOf(login: Login, secrets: Secrets): string {
  return secrets.derive(`database login ${login}`).toString('base64url')
}

/** The queue's tables come from graphile-worker's own migrations and may become more with its next version. */
const letJobsReachTheirQueue = `
  grant usage on schema graphile_worker to ${roles.jobs};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${roles.jobs};
  grant usage, select on all sequences in schema graphile_worker to ${roles.jobs};
  grant execute on all functions in schema graphile_worker to ${roles.jobs};
  do $$
  declare locked text;
  begin
    for locked in
      select c.relname from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${roles.jobs}')
    loop
      execute format('create policy ${roles.jobs} on graphile_worker.%I to ${roles.jobs} using (true) with check (true)', locked);
    end loop;
  end $$;`
