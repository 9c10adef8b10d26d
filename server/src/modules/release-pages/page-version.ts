import { todayInChina } from '#contract/identity/age'
import { pageCodePattern } from '#contract/release-pages/page-code'
import type { CallEnvironment } from '../../platform/http/bind-calls'
import { findVersion } from './release-pages.queries'

/** Of a release page: by it a page that was drawn before is drawn anew when a channel goes live, or when it is taken down. */
export async function releasePageVersion(
  { database, clock }: Pick<CallEnvironment, 'database' | 'clock'>,
  agentId: number,
  path: string,
): Promise<string | undefined> {
  const code = /^\/release\/([^/]+?)(?:\.data)?$/.exec(path)?.[1]
  if (code === undefined || !pageCodePattern.test(code)) return undefined
  return database.read(agentId, tx => findVersion(tx, code, todayInChina(clock.now())))
}
