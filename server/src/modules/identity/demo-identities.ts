// Who the demo's members are: verified people, one minor whose documents wait in the queue and one who was approved, one company.
import { createHash, randomUUID } from 'node:crypto'
import { isAbroad } from '#contract/distribution/abroad'
import { readStoredProfile } from '#contract/distribution/stored-profile'
import { minorDocuments } from '#contract/identity/account'
import { consentKinds, consentWordings } from '#contract/identity/consent-calls'
import type { Language } from '#contract/language'
import type { Territory } from '#contract/works/work'
import { build, execute, rows, type Tx } from '../../platform/database/query'
import { sharp } from '../../platform/picture'
import { pictureOfWords } from '../../platform/picture-words'
import { seal } from '../../platform/seal'
import type { Services } from '../../platform/services'
import { insertUpload } from '../files/files.public'
import { insertConsent } from './consents/consents.queries'
import { indexOfNumber, sealGuardianNumber, sealNumber } from './verification/document-number'
import { insertCheck, putScan } from './verification/verification.queries'

type Means = Pick<Services, 'secrets' | 'storage'>

const people = {
  musician: { name: '陈夜航', number: '110105199003070033', birth_date: '1990-03-07' },
  labelOwner: { name: '赵远', number: '110105197608120049', birth_date: '1976-08-12' },
  singer: { name: '林岸', number: '11010519851120008X', birth_date: '1985-11-20' },
} as const

export async function seedVerifiedPerson(
  tx: Tx,
  { secrets }: Means,
  memberId: number,
  now: Date,
  who: keyof typeof people = 'musician',
) {
  const { number, ...person } = people[who]
  const id = await insertCheck(tx, {
    memberId,
    kind: 'adult',
    state: 'waiting',
    now,
    ...person,
    document: 'resident_id',
    number_sealed: sealNumber(secrets, memberId, number),
    number_index: indexOfNumber(secrets, 'resident_id', number),
  })
  await approveCheck(tx, id, now)
  await seedConsents(tx, memberId, now)
}

const approveCheck = (tx: Tx, id: number, now: Date) =>
  execute(
    tx,
    build.updateTable('identity_checks').set({ state: 'approved', decided_at: now }).where('id', '=', id),
  )

/** Whoever was verified and releases everywhere has been asked for both, on the first version of the policy, and was shown who is abroad. */
async function seedConsents(tx: Tx, memberId: number, now: Date) {
  for (const kind of consentKinds)
    await insertConsent(tx, {
      ...{ memberId, kind, isGiven: true, version: 1, wording: consentWordings[kind] },
      recipients: kind === 'abroad' ? await recipientsNow(tx) : [],
      ...{ address: '127.0.0.1', now },
    })
}

async function recipientsNow(tx: Tx) {
  const channels = await rows(
    tx,
    build
      .selectFrom('channels')
      .select(['id', 'name', 'territory', 'is_sandbox', 'profile'])
      .where('is_store', '=', false)
      .where('is_on', '=', true),
  )
  return channels
    .map(({ territory, ...channel }) => ({ ...channel, territory: territory as unknown as Territory }))
    .filter(isAbroad)
    .map(({ id, name, profile }) => ({
      ...{ channel_id: id, channel: (name as unknown as Record<Language, string>)['zh-CN'] },
      ...readStoredProfile(profile).recipient,
    }))
}

/** Writes rows about files that lie there already. */
type Seed = (tx: Tx, memberId: number, now: Date) => Promise<void>

const scanTitles = {
  child_id: '未成年人证件',
  guardian_id: '监护人证件',
  household_register: '户口簿',
  consent: '监护人同意书',
}

const children = {
  waiting: {
    ...{ name: '林小溪', number: '110105201206010022', birthDate: '2012-06-01' },
    guardian: {
      ...{ name: '林大川', number: '110105198201150013', birthDate: '1982-01-15' },
      ...{ relation: 'father', mobile: '13800000012' },
    },
  },
  approved: {
    ...{ name: '周小河', number: '110105201108150056', birthDate: '2011-08-15' },
    guardian: {
      ...{ name: '周文静', number: '110105198406200029', birthDate: '1984-06-20' },
      ...{ relation: 'mother', mobile: '13800000015' },
    },
  },
} as const

export async function prepareWaitingMinor(means: Means, agentId: number): Promise<Seed> {
  const seedMinor = await prepareMinor(means, agentId, 'waiting')
  return async (tx, memberId, now) => void (await seedMinor(tx, memberId, now))
}

export async function prepareApprovedMinor(means: Means, agentId: number): Promise<Seed> {
  const seedMinor = await prepareMinor(means, agentId, 'approved')
  return async (tx, memberId, now) => {
    const id = await seedMinor(tx, memberId, now)
    await approveCheck(tx, id, now)
  }
}

/** Answers with the check that waits. */
async function prepareMinor(means: Means, agentId: number, who: keyof typeof children) {
  const scans = await Promise.all(
    minorDocuments.map(async kind => ({ kind, scan: await storeScan(means, agentId, scanTitles[kind]) })),
  )
  return async (tx: Tx, memberId: number, now: Date) => {
    const checkId = await insertWaitingMinor(tx, means, { memberId, who, now })
    await seedConsents(tx, memberId, now)
    for (const { kind, scan } of scans) {
      await insertUpload(tx, { ...scan, owner: { memberId }, now })
      await putScan(tx, checkId, kind, scan.id)
    }
    return checkId
  }
}

function insertWaitingMinor(
  tx: Tx,
  { secrets }: Means,
  { memberId, who, now }: { memberId: number; who: keyof typeof children; now: Date },
) {
  const { name, number, birthDate, guardian } = children[who]
  return insertCheck(tx, {
    ...{ memberId, kind: 'minor', state: 'waiting', now, name, document: 'resident_id' },
    number_sealed: sealNumber(secrets, memberId, number),
    number_index: indexOfNumber(secrets, 'resident_id', number),
    birth_date: birthDate,
    guardian_name: guardian.name,
    guardian_number_sealed: sealGuardianNumber(secrets, memberId, guardian.number),
    guardian_relation: guardian.relation,
    guardian_mobile: guardian.mobile,
    guardian_birth_date: guardian.birthDate,
  })
}

export async function prepareCompany(means: Means, agentId: number): Promise<Seed> {
  const licence = await storeScan(means, agentId, '营业执照')
  return async (tx, memberId, now) => {
    await seedVerifiedPerson(tx, means, memberId, now, 'labelOwner')
    await insertUpload(tx, { ...licence, owner: { memberId }, now })
    await execute(
      tx,
      build.insertInto('enterprise_checks').values({
        member_id: memberId,
        state: 'approved',
        company_name: '支流唱片（示例）有限公司',
        credit_code: '91350100M000100Y43',
        legal_representative: people.labelOwner.name,
        licence_upload_id: licence.id,
        submitted_at: now,
        decided_at: now,
      }),
    )
  }
}

/** A sheet of paper that says what it stands for: the demo holds nobody's real documents. */
export async function storeScan({ secrets, storage }: Means, agentId: number, title: string) {
  const lines = Array.from(
    { length: 6 },
    (_, row) => `<rect x="120" y="${330 + row * 60}" width="${760 - row * 60}" height="14" fill="#cfc8bb"/>`,
  )
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="760"><rect width="1000" height="760" fill="#f7f4ee"/><rect x="40" y="40" width="920" height="680" fill="none" stroke="#1d1b18" stroke-width="3"/>${lines.join('')}</svg>`
  const place = { width: 760, height: 90 }
  const [heading, mark] = await Promise.all([
    pictureOfWords(title, { ...place, size: 64, color: '#1d1b18' }),
    pictureOfWords('示例 · SAMPLE', { ...place, size: 34, color: '#b8402a' }),
  ])
  const body = await sharp(Buffer.from(sheet))
    .composite([
      { input: heading.data, left: 120, top: 110 },
      { input: mark.data, left: 120, top: 215 },
    ])
    .png()
    .toBuffer()
  const id = randomUUID()
  const storageKey = `sealed/${agentId}/${id}`
  await storage.write(storageKey, seal(secrets, `upload ${id}`, body))
  return {
    id,
    fileName: 'scan.png',
    purpose: 'document',
    storageKey,
    isSealed: true,
    mediaType: 'image/png',
    size: body.length,
    sha256: createHash('sha256').update(body).digest(),
  } as const
}
