import type { updateProfile } from '#contract/identity/calls'
import { readCreditCode } from '#contract/identity/credit-code'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { avatarAddress, ownUpload } from '../../files/files.public'
import { readAccount } from '../identity.queries'
import { presentUserInfo } from '../present-account'
import { lockMember } from '../verification/verification.queries'
import { insertEnterpriseCheck, latestEnterpriseCheck, updateProfileRow } from './companies.queries'
import './companies.texts'

type Update = CallContext<typeof updateProfile>

/** Only what the contract names can be changed: whatever else a client sends has already been dropped. */
export async function saveProfile(context: Update) {
  const { tx, input, actor, answer } = context
  const { memberId } = actor
  answer.text = { key: 'companies.profileSaved' }
  const change = {
    nickname: input.nickname,
    avatar: input.avatar_upload_id && (await avatarFrom(context, input.avatar_upload_id)),
    contact_email: input.contact?.email,
    contact_address: input.contact?.address,
    artist_name: input.artist_profile?.name,
    artist_biography: input.artist_profile?.biography,
    artist_website: input.artist_profile?.website,
  }
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length > 0) await updateProfileRow(tx, memberId, given)
  if (input.enterprise) await askForCertification(context, input.enterprise)
  return { userinfo: await presentUserInfo(context, memberId, actor.token) }
}

async function avatarFrom({ tx, actor }: Update, id: string): Promise<string> {
  const wanted = { id, memberId: actor.memberId, purpose: 'avatar', field: 'avatar_upload_id' } as const
  return avatarAddress((await ownUpload(tx, wanted)).storage_key)
}

async function askForCertification(
  { tx, actor, now, answer }: Update,
  company: NonNullable<Update['input']['enterprise']>,
) {
  const { memberId } = actor
  await lockMember(tx, memberId)
  const { is_minor } = await readAccount(tx, memberId)
  if (is_minor) throw new Refusal('forbidden', { text: 'companies.adultsOnly' })
  const latest = await latestEnterpriseCheck(tx, memberId)
  if (latest?.state === 'waiting') throw new Refusal('conflict', { text: 'companies.certificationWaiting' })
  if (latest?.state === 'approved') throw new Refusal('conflict', { text: 'companies.certified' })
  const field = 'enterprise.licence_upload_id'
  await ownUpload(tx, { id: company.licence_upload_id, memberId, purpose: 'document', field })
  await insertEnterpriseCheck(tx, {
    memberId,
    companyName: company.company_name,
    creditCode: readCreditCode(company.credit_code) ?? company.credit_code,
    legalRepresentative: company.legal_representative,
    licenceUploadId: company.licence_upload_id,
    now,
  })
  answer.text = { key: 'companies.certificationHandedIn' }
}
