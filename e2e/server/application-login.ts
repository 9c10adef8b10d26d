import { loginUrl } from '../../server/src/platform/database/logins'
import { loadSecrets } from '../../server/src/platform/secrets'

/** The database as the application enters it: its password follows the secret in the server's data folder. */
export async function applicationLogin(ownerUrl: string, dataDir: string): Promise<string> {
  return loginUrl(ownerUrl, 'application', await loadSecrets(undefined, dataDir))
}
