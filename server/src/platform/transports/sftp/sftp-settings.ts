import type { HostKey } from './host-key'

export interface SftpSettings {
  host: string
  port: number
  username: string
  password?: string
  /** As text, in any form OpenSSH writes. */
  privateKey?: string
  passphrase?: string
  /** The one an operator has confirmed; without it a connection ends before the login, and says which key the server has. */
  hostKey?: HostKey
  /** Where packages go; relative to where the account begins, or from the top with a slash. Must be there. */
  folder: string
}
