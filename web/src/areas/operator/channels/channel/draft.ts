import type { CredentialName, ManagedChannel, NewCredentials } from '#contract/distribution/channel-calls'
import type { ChannelProfile, Connection, TransportKind } from '#contract/distribution/channel-profile'

/** A channel on its form. Credentials that are not there stay as they are; an empty one is forgotten. */
export interface Draft {
  profile: ChannelProfile
  credentials: NewCredentials
}

export const draftOf = ({ profile }: Pick<ManagedChannel, 'profile'>): Draft => ({ profile, credentials: {} })

/** What opens the door, by the kind of door. */
export const credentialsOf: Readonly<Record<TransportKind, readonly CredentialName[]>> = {
  folder: [],
  sftp: ['password', 'private_key', 'passphrase'],
  s3: ['secret_access_key'],
}

/** Without lines that were left empty, and without credentials of a door that is not used. */
export function sentOf({ profile, credentials }: Draft): Draft {
  const wanted = credentialsOf[profile.connection.kind]
  return {
    profile: { ...profile, link_domains: profile.link_domains.filter(domain => domain.trim() !== '') },
    credentials: Object.fromEntries(
      wanted.flatMap(name => (credentials[name] === undefined ? [] : [[name, credentials[name]]])),
    ),
  }
}

const begun: { [K in TransportKind]: Extract<Connection, { kind: K }> } = {
  folder: { kind: 'folder' },
  sftp: { kind: 'sftp', host: '', port: 22, username: '', folder: '' },
  s3: {
    kind: 's3',
    endpoint: '',
    region: '',
    bucket: '',
    access_key_id: '',
    folder: '',
    is_path_style: false,
  },
}

/** Whoever looks at another kind for a moment finds what was saved again. */
export const connectionOf = (kind: TransportKind, saved: Connection): Connection =>
  saved.kind === kind ? saved : begun[kind]

/** What the server forgets credentials by: what opened one door is never sent to another. */
export function isSameServer(one: Connection, other: Connection): boolean {
  if (one.kind === 'sftp' && other.kind === 'sftp')
    return one.host.toLowerCase() === other.host.toLowerCase() && one.port === other.port
  if (one.kind === 's3' && other.kind === 's3') return one.endpoint === other.endpoint
  return one.kind === other.kind
}
