import { type Login, loginUrl } from '../platform/database/logins'
import { secretsFrom } from '../platform/secrets'

export const testSecret = 'a secret that is only used in tests'

/** The same database as the application, or the queue of jobs, enters it. */
export const testLogin = (ownerUrl: string, login: Login = 'application') =>
  loginUrl(ownerUrl, login, secretsFrom(testSecret))
