// Before the documents of an account go: what was withdrawn in earlier versions gets its name and number sealed as well.
import type { Tx } from '../../../platform/database/query'
import type { Secrets } from '../../../platform/secrets'
import { sealTaxedPeople } from '../../identity/identity.public'
import { listUnsealedPeople, putSealedPerson } from './lists.queries'

export async function keepTaxedPeople(tx: Tx, secrets: Secrets, memberId: number): Promise<void> {
  const people = (await listUnsealedPeople(tx, memberId)).map(({ index }) => ({ memberId, index }))
  const sealed = await sealTaxedPeople(tx, secrets, people)
  for (const [place, person] of people.entries()) {
    const bytes = sealed[place]
    if (bytes) await putSealedPerson(tx, { ...person, sealed: bytes })
  }
}
