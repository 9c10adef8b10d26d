import { todayInChina } from '#contract/identity/age'
import type { AgreementTerms, previewAgreement } from '#contract/rights/agreement-calls'
import { chosenChannels, earliestDate } from '#contract/works/missing'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { channelsOf } from '../../distribution/distribution.public'
import { findSigner, type Signer, type SigningObstacle, signedRate } from '../../identity/identity.public'
import { buildTerms, checkAddress, hashTerms, readLicensee } from '../../rights/rights.public'
import { ownWork } from '../own-work'
import { listTracks, type WorkRecord } from '../works.queries'

export type Obstacle = SigningObstacle | 'not_owner' | 'date_passed'

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
        // Until an admin names the company behind the site, its title stands for it.
        licensee: licensee.entity?.name || licensee.title[language],
        creditCode: licensee.entity?.credit_code ?? '',
        checkAddress: checkAddress(site.facts.domain),
      },
      rate,
    },
    language,
  )
  const isLate =
    work.scope.release_date < earliestDate(chosenChannels(work.scope, channels), todayInChina(now))
  const obstacle = obstacleOf(found, actor.role, isLate)
  return { work, terms, termsHash: hashTerms(terms), signer, rate, obstacle }
}

function obstacleOf(found: Signer | SigningObstacle, role: string, isLate: boolean): Obstacle | null {
  if (role !== 'owner') return 'not_owner'
  if (typeof found === 'string') return found
  return isLate ? 'date_passed' : null
}
