// A verified member whose account has been bound for long, and whose bills can be withdrawn.
import { credit, debit, writeTransaction } from '../../server/src/modules/income/income.public'
import { seedBankAccount } from '../../server/src/modules/payouts/payouts.public'
import type { Database } from '../../server/src/platform/database/database'
import { loadSecrets } from '../../server/src/platform/secrets'
import { insertBill } from '../../server/src/testing/build-bill'
import type { BackendFacts } from '../server/backend'
import { newCompany } from './company'
import type { Site } from './site'
import { verifiedMember } from './verified'

type Backend = BackendFacts & { database: Database }

/** Shares in minor units. A minor's account is the guardian's, a company's its own. */
export async function payeeWith(
  backend: Backend,
  site: Site,
  shares: readonly bigint[],
  kind: 'person' | 'minor' | 'company' = 'person',
) {
  const { database, dataDir } = backend
  const member =
    kind === 'company' ? await companyOwner(backend, site) : await verifiedMember(backend, site, kind)
  const secrets = await loadSecrets(undefined, dataDir)
  const nobody = { id: 0, name: '' }
  await seedBankAccount(
    { database, agentId: site.agentId, services: { secrets } },
    {
      ...{ memberId: member.memberId, boundAt: new Date('2026-01-01'), number: '6217001210012345672' },
      ...{ bankCode: 'CCB', language: 'en' as const, approver: nobody, payer: nobody },
      ...(kind === 'company' ? { branch: { name: '福州城北支行', cnaps: '105391000012' } } : {}),
    },
  )
  const billIds: number[] = []
  await database.change(site.agentId, async tx => {
    for (const share of shares) {
      const wanted = { share, total: share * 2n, status: 1 as const }
      const billId = await insertBill(tx, member.memberId, wanted)
      billIds.push(billId)
      const owner = { currency: 'CNY' as const, memberId: member.memberId }
      await writeTransaction(tx, { kind: 'adjustment', at: new Date() }, [
        debit({ kind: 'operator_share', currency: 'CNY' }, share),
        credit({ kind: 'member_available', ...owner }, share, { billId }),
      ])
    }
  })
  return { ...member, billIds }
}

async function companyOwner(backend: Backend, site: Site) {
  const { owner, signer } = await newCompany(backend, site)
  return { ...owner, signer }
}
