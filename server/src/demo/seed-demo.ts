// What a newcomer finds on the first start. Runs once: it stops when the demo's site exists.
import { createMember } from '../modules/identity/identity.public'
import { notify } from '../modules/messages/messages.public'
import { createAgent } from '../modules/sites/sites.public'
import type { Database } from '../platform/database/database'
import { demoMembers, demoPassword } from './demo-accounts'
import './demo.texts'
import { demoSite } from './demo-site'

export async function seedDemo(ownerUrl: string, database: Database, domain: string): Promise<boolean> {
  const known = await database.withoutAgent('select id from find_agent_by_domain($1)', [domain])
  if (known.length > 0) return false
  const site = demoSite(domain)
  const agentId = await createAgent(ownerUrl, site)
  await database.change(agentId, async tx => {
    for (const { mobile, nickname, groupId, verified, isMinor } of demoMembers) {
      const verifiedAt = verified ? new Date() : null
      const memberId = await createMember(tx, {
        mobile,
        password: demoPassword,
        nickname,
        groupId,
        isMinor,
        verifiedAt,
      })
      if (mobile !== '13800000001') continue
      const params = { site: site.presentation.site_title['zh-CN'] }
      await notify(tx, { memberId, kind: 'announcement', template: 'demo.welcome', params })
      await notify(tx, {
        memberId,
        kind: 'security',
        template: 'demo.password',
        link: '/person-center/reset-pwd',
      })
    }
  })
  return true
}
