// A delivery that does not get through: staff read why, mend it and try again, and its member sees it arrive.
import { mkdir, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { paths } from '#contract/paths'
import '../../server/src/platform/transports/transports.texts'
import { say } from '../../server/src/platform/texts/texts'
import { workWithFiles } from '../builders/review-work'
import { newStaff } from '../builders/staff'
import { verifiedMember } from '../builders/verified'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'

test.use({ isSiteOwn: true })

test('a delivery that failed says why, goes when it is tried again, and its member sees it', async ({
  page,
  context,
  backend,
  site,
  login,
  words,
}) => {
  const { agentId } = site
  const [channelId] = await backend.database.read(agentId, async tx =>
    (await tx.run<{ id: number }>("select id from channels where code = 'spotify'", [])).rows.map(
      ({ id }) => id,
    ),
  )
  // As a disk that is not mounted.
  const folder = join(backend.dataDir, 'channels', String(agentId), 'spotify')
  await mkdir(dirname(folder), { recursive: true })
  await symlink(join(backend.dataDir, 'not-mounted'), folder)
  const member = await verifiedMember(backend, site)
  const scope = { all_channels: false, channel_ids: [Number(channelId)] }
  const workId = await workWithFiles(backend, site, member.memberId, {
    status: '300',
    // In no language: the site's text messages are seen by others on the demo phone.
    title: '1987',
    scope,
  })

  const rights = await newStaff(backend, site, { roles: ['rights'] })
  await rights.logIn(context)
  await page.goto('/operator/deliveries')
  const t = words.deliveries
  await expect(page.getByText(t['empty.title'])).toBeVisible()
  for (const path of [paths.claimWork, paths.passRights]) {
    const answer = await page.evaluate(
      async ([address, id]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(address, { method: 'POST', headers, body: JSON.stringify({ id }) })).json()
      },
      [path, workId] as const,
    )
    expect(answer).toMatchObject({ code: 1 })
  }

  const row = page.getByRole('row').filter({ hasText: '1987' })
  const reason = say('transport.missing', 'en')
  await expect(async () => {
    await page.reload()
    await expect(row.getByText(reason)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessible(page)

  await login(member)
  const detail = `/work-management/detail?id=${workId}&tab=scope`
  const standing = page.getByRole('listitem').filter({ hasText: 'Spotify' })
  await page.goto(detail)
  // What is ours to mend is no matter of the member's.
  await expect(standing).toContainText(words.works['atChannel.waiting'])
  await expect(standing).not.toContainText(reason)

  await rm(folder)
  await page.goto('/operator/deliveries')
  await row.getByRole('link', { name: '1987' }).click()
  await page.getByRole('button', { name: t['retry.now'] }).click()
  await expect(page.getByText(t['retry.one'])).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(t['state.delivered'], { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessible(page)

  await page.goto(detail)
  await expect(standing).toContainText(words.works['atChannel.at_channel'])
})
