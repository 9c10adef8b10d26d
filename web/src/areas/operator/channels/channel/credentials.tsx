import { CredentialField } from './credential-field'
import { credentialsOf, isSameServer } from './draft'
import type { ChannelForm } from './use-channel-form'

/** What is secret goes in and never comes out: only whether it is there is known. */
export function Credentials({ form }: { form: ChannelForm }) {
  const { channel, base, profile, credentials, setCredential, problemOf } = form
  const isSame = isSameServer(base.profile.connection, profile.connection)
  return credentialsOf[profile.connection.kind].map(name => (
    <CredentialField
      key={name}
      name={name}
      isKept={isSame && channel.credentials[name]}
      value={credentials[name]}
      error={problemOf(`credentials.${name}`)}
      onChange={value => setCredential(name, value)}
    />
  ))
}
