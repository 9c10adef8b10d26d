// With every setting of the site as large as it may be, every page opens: for a guest, a member and an admin.
import pg from 'pg'
import { type SiteSettings, siteSettings } from '#contract/sites/settings-calls'
import { atBound } from '../../server/src/testing/extremes'
import { sampled } from '../../server/src/testing/sampled'
import { type Screen, screens } from '../../web/src/lib/screens'
import { newStaff } from '../builders/staff'
import { settled } from '../checks/settled'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true, viewport: { width: 360, height: 640 } })

const withoutAddress = ({ path }: Screen) => !path.includes(':')

for (const viewer of ['guest', 'member', 'operator'] as const) {
  test(`a ${viewer} opens every page of a site at its bounds`, async ({
    page,
    context,
    backend,
    site,
    member,
    login,
    problems,
  }) => {
    test.setTimeout(600_000)
    // Pages of one item are opened without its number here.
    problems.allow(/status of 422|Check the marked fields/)
    await setToBounds(backend.ownerUrl, site.agentId)
    if (viewer === 'member') await login(await member({ verifiedAt: new Date() }))
    if (viewer === 'operator')
      await (await newStaff(backend, site, { roles: ['admin', 'finance'] })).logIn(context)
    const open = screens.filter(screen => screen.layout === viewer && withoutAddress(screen))
    for (const { path } of sampled(open, 8)) {
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect.soft(answer?.status(), `${path} answers`).toBe(200)
        await settled(page)
        expect.soft(new URL(page.url()).pathname, 'the address stays').toBe(path)
        expect.soft(await sidewaysOverflow(page), `${path} fits`).toBe(0)
      })
    }
  })
}

async function setToBounds(ownerUrl: string, agentId: number) {
  const { presentation, downloads, software } = atBound(siteSettings, 'most') as SiteSettings
  const shown = { ...presentation, site_logo: '', service_qr: [], statistics: { service: 'builtin' } }
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(
      `update agents set presentation = $2, download_links = $3, software_versions = $4, withdrawal_fee = 100000,
        withdrawal_minimum = 100000000, double_approval_above = 10000000000 where id = $1`,
      [agentId, shown, downloads, software],
    )
  } finally {
    await client.end()
  }
}
