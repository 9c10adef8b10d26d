import { isAbroad } from '#contract/distribution/abroad'
import { todayInChina } from '#contract/identity/age'
import type { AgreementTerms, previewAgreement } from '#contract/rights/agreement-calls'
import { chosenChannels, earliestDate } from '#contract/works/missing'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { channelsOf } from '../../distribution/distribution.public'
import {
  findSigner,
  hasConsented,
  type Signer,
  type SigningObstacle,
  signedRate,
} from '../../identity/identity.public'
import { buildTerms, checkAddress, hashTerms, readLicensee } from '../../rights/rights.public'
import { ownWork } from '../own-work'
import { listTracks, type WorkRecord } from '../works.queries'

export type Obstacle = SigningObstacle | 'not_owner' | 'no_consent_abroad' | 'no_licensee' | 'date_passed'

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
  const lacksConsent = chosen.some(isAbroad) && !(await hasConsented(tx, actor.memberId, 'abroad'))
  const lacksLicensee = licensee.name === '' || licensee.credit_code === ''
  const obstacle = obstacleOf(found, actor.role, { isLate, lacksConsent, lacksLicensee })
  return { work, terms, termsHash: hashTerms(terms), signer, rate, obstacle }
}

function obstacleOf(
  found: Signer | SigningObstacle,
  role: string,
  { isLate, lacksConsent, lacksLicensee }: Record<'isLate' | 'lacksConsent' | 'lacksLicensee', boolean>,
): Obstacle | null {
  if (role !== 'owner') return 'not_owner'
  if (typeof found === 'string') return found
  if (lacksConsent) return 'no_consent_abroad'
  // A licence to nobody binds nobody: an admin names the company behind the site first.
  if (lacksLicensee) return 'no_licensee'
  return isLate ? 'date_passed' : null
}
