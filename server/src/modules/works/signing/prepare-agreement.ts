import type { Recipient } from '#contract/distribution/recipient'
import { todayInChina } from '#contract/identity/age'
import type { AgreementTerms, previewAgreement } from '#contract/rights/agreement-calls'
import { chosenChannels, earliestDate } from '#contract/works/missing'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { channelsOf } from '../../distribution/distribution.public'
import {
  findSigner,
  hasConsented,
  recipientsToName,
  type Signer,
  type SigningObstacle,
  signedRate,
} from '../../identity/identity.public'
import { buildTerms, checkAddress, hashTerms, readLicensee } from '../../rights/rights.public'
import { ownWork } from '../own-work'
import { listTracks, type WorkRecord } from '../works.queries'
import { recipientsAbroad } from './recipients-abroad'

export type Obstacle =
  | SigningObstacle
  | 'not_owner'
  | 'no_consent_documents'
  | 'no_consent_abroad'
  | 'no_licensee'
  | 'date_passed'

export type Context = Pick<
  CallContext<typeof previewAgreement>,
  'tx' | 'actor' | 'site' | 'secrets' | 'language' | 'now'
>

export interface Prepared {
  work: WorkRecord
  terms: AgreementTerms
  termsHash: Buffer
  signer: Signer | undefined
  obstacle: Obstacle | null
  /** Abroad, and not yet agreed to by name. */
  unnamed: Recipient[]
  rate: string
}

/** The agreement as it would be signed at this moment. */
export async function prepareAgreement(context: Context, workId: number): Promise<Prepared> {
  const { tx, actor, site, secrets, language, now } = context
  const work = await ownWork(tx, actor.memberId, workId)
  if (work.scope.release_date === null) throw new Refusal('conflict', { text: 'works.cannotMove' })
  const channels = await channelsOf(tx)
  const found = await findSigner(tx, secrets, actor.memberId, now)
  const signer = typeof found === 'string' ? undefined : found
  const licensee = await readLicensee(tx)
  const rate = (await signedRate(tx, actor.memberId)) ?? licensee.rate
  const terms = buildTerms(
    {
      work,
      tracks: await listTracks(tx, work.id),
      channels,
      signer: signer ?? { kind: 'member', name: '', party: { name: '', numberMasked: '' } },
      site: {
        licensee: licensee.name,
        creditCode: licensee.credit_code,
        checkAddress: checkAddress(site.facts.domain),
      },
      rate,
    },
    language,
  )
  const chosen = chosenChannels(work.scope, channels)
  const isLate = work.scope.release_date < earliestDate(chosen, todayInChina(now))
  const unnamed = await recipientsToName(tx, actor.memberId, recipientsAbroad(chosen, language))
  const lacksDocuments = !(await hasConsented(tx, actor.memberId, 'documents'))
  const lacksLicensee = licensee.name === '' || licensee.credit_code === ''
  const lacksAbroad = unnamed.length > 0
  const obstacle = obstacleOf(found, actor.role, { isLate, lacksDocuments, lacksAbroad, lacksLicensee })
  return { work, terms, termsHash: hashTerms(terms), signer, rate, obstacle, unnamed }
}

type Lacking = Record<'isLate' | 'lacksDocuments' | 'lacksAbroad' | 'lacksLicensee', boolean>

function obstacleOf(
  found: Signer | SigningObstacle,
  role: string,
  { isLate, lacksDocuments, lacksAbroad, lacksLicensee }: Lacking,
): Obstacle | null {
  if (role !== 'owner') return 'not_owner'
  if (typeof found === 'string') return found
  if (lacksDocuments) return 'no_consent_documents'
  if (lacksAbroad) return 'no_consent_abroad'
  // A licence to nobody binds nobody: an admin names the company behind the site first.
  if (lacksLicensee) return 'no_licensee'
  return isLate ? 'date_passed' : null
}
