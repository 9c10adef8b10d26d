// Payees as the product makes them: registered, identified, approved by staff, and with an account in their name.
import type { OutputOf } from '#contract/call'
import { uploadFile } from '#contract/files/calls'
import { minorDocuments } from '#contract/identity/account'
import { userInfo } from '#contract/identity/calls'
import { decideCheck, listChecks } from '#contract/identity/check-calls'
import { register, registerMinor } from '#contract/identity/registration-calls'
import { residentIdOf } from '#contract/identity/resident-id.sample'
import {
  identityCheckAddress,
  submitIdentity,
  submitMinor,
  uploadIdentityScan,
} from '#contract/identity/verification-calls'
import { bindBankAccount } from '#contract/payouts/bank-account-calls'
import { loggedInStaff } from '../build-staff'
import { picture } from '../pictures'
import type { Answered, Caller, testServer } from '../test-server'
import { upload } from '../upload'

type Server = Awaited<ReturnType<typeof testServer>>

export const readyCard = '6222020200112233446'
const adult = '陈夜航'
const child = { name: '林小溪', guardian: '林大川' }

export interface ReadyPayee {
  memberId: number
  mobile: string
  cookies: { token: string; sid: string }
  /** Of a minor: who gets the codes. */
  guardianMobile?: string
}

export async function payeeMaker(server: Server) {
  const rights = await loggedInStaff(server, { roles: ['rights'] })
  const scan = await picture('png', 60)
  // The numbers of the demo's people end below.
  let made = 100

  async function succeeded(answered: Promise<Answered>): Promise<Answered> {
    const known = await answered
    if (known.code !== 1) throw new Error(`refused: ${known.msg} ${JSON.stringify(known.data)}`)
    return known
  }

  async function scansOf<Kind extends string>(
    kinds: readonly Kind[],
    send: () => ReturnType<typeof upload>,
  ): Promise<{ kind: Kind; upload_id: string }[]> {
    const scans = []
    for (const kind of kinds) scans.push({ kind, upload_id: (await send()).data.upload_id })
    return scans
  }

  /** Who has just registered is logged in. */
  async function newcomer({ response }: Answered, mobile: string): Promise<ReadyPayee> {
    const held = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
    const cookies = { token: held.token ?? '', sid: held.sid ?? '' }
    await succeeded(server.call(userInfo, {}, { cookies }))
    const [member] = await server.asOwner<{ id: string }>('select id from members where mobile = $1', [
      mobile,
    ])
    return { memberId: Number(member?.id), mobile, cookies }
  }

  async function approveWaiting() {
    const { data } = await succeeded(server.call(listChecks, {}, rights))
    for (const { kind, id } of (data as OutputOf<typeof listChecks>).items)
      await succeeded(server.call(decideCheck, { kind, id, approve: true }, rights))
  }

  async function bind(who: Caller, holder: string) {
    await server.letTimePass()
    const sms_code = await server.codeFor('bank', undefined, who)
    await succeeded(server.call(bindBankAccount, { holder, number: readyCard, sms_code }, who))
  }

  async function payee(): Promise<ReadyPayee> {
    await server.forgive()
    const number = ++made
    const mobile = `170${String(number).padStart(8, '0')}`
    const sms_code = await server.codeFor('register', mobile)
    const captcha = await server.solvedCaptcha()
    const wanted = { mobile, sms_code, password: server.password, agreed: true as const, captcha }
    const who = await newcomer(await succeeded(server.send(register, wanted)), mobile)
    const { data } = await succeeded(server.call(identityCheckAddress, {}, who))
    const ticket = new URL((data as { url: string }).url, 'http://x').searchParams.get('ticket') ?? ''
    const scans = await scansOf(['id_front', 'id_back'], () =>
      upload(server, uploadIdentityScan, { ticket }, scan),
    )
    const id = residentIdOf(`11010519900307${String(number).padStart(3, '0')}`)
    const said = { ticket, name: adult, document: 'resident_id' as const, number: id, scans, consent: true }
    await succeeded(server.call(submitIdentity, said))
    await approveWaiting()
    await bind(who, adult)
    return who
  }

  async function minor(): Promise<ReadyPayee> {
    await server.forgive()
    const number = ++made
    const [mobile, guardianMobile] = ['170', '171'].map(
      prefix => `${prefix}${String(number).padStart(8, '0')}`,
    ) as [string, string]
    const digits = String(number).padStart(3, '0')
    const wanted = {
      child: { name: child.name, id_number: residentIdOf(`11010520120601${digits}`) },
      guardian: {
        ...{ name: child.guardian, id_number: residentIdOf(`11010519820115${digits}`) },
        ...{ relation: 'father' as const, mobile: guardianMobile },
        sms_code: await server.codeFor('guardian', guardianMobile),
      },
      own_mobile: { mobile, sms_code: await server.codeFor('register', mobile) },
      ...{ password: server.password, agreed: true as const, documents_consent: true as const },
      captcha: await server.solvedCaptcha(),
    }
    const who = await newcomer(await succeeded(server.send(registerMinor, wanted)), mobile)
    const documents = await scansOf(minorDocuments, () =>
      upload(server, uploadFile, { purpose: 'document' }, scan, who),
    )
    await succeeded(server.call(submitMinor, { documents, submit: true }, who))
    await approveWaiting()
    await bind(who, child.guardian)
    return { ...who, guardianMobile }
  }

  return { payee, minor }
}
