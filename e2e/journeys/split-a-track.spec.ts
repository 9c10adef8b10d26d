// The owner of a recording invites somebody by mobile; once they have accepted with a code, both pages show what was agreed.
import { buildRelease } from '../../server/src/testing/build-release'
import { asOwnerOf } from '../builders/as-owner'
import { lastCode } from '../builders/last-code'
import { verifiedMember } from '../builders/verified'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { CodePart } from '../pages/code-part'

test.use({ isSiteOwn: true })

test('a track is shared with who was invited, as soon as they accept', async ({
  page,
  backend,
  site,
  login,
  words: { splits: t },
}) => {
  const owner = await verifiedMember(backend, site)
  const other = await verifiedMember(backend, site, 'labelOwner')
  const { isrc } = await buildRelease(asOwnerOf(backend), site.agentId, owner.memberId, {
    title: 'Morning mist',
  })

  await login(owner)
  await page.goto('/person-center/splits')
  await page.getByRole('link', { name: 'Morning mist' }).click()
  await expect(page.getByText(t['say.none'])).toBeVisible()
  await page.getByRole('button', { name: t['track.propose'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t['form.percent']).first().fill('60')
  await dialog.getByLabel(t['form.name']).fill('Xiaoman')
  await dialog.getByLabel(t['form.mobile']).fill(other.signer.mobile)
  await dialog.getByLabel(t['form.percent']).last().fill('40')
  const code = new CodePart(dialog)
  await code.send.click()
  await code.input.fill(await lastCode(backend, owner.signer.mobile))
  await dialog.getByRole('button', { name: t['form.submit'] }).click()
  await expect(
    page.getByText('Waiting for Xiaoman. Until everyone has accepted, you get 100%.'),
  ).toBeVisible()
  await expectAccessible(page)

  await login(other)
  await page.goto('/person-center/splits')
  await expect(page.getByRole('heading', { name: t['invited.title'] })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t['invited.accept'] }).click()
  const acceptCode = new CodePart(page.getByRole('dialog'))
  await acceptCode.send.click()
  await acceptCode.input.fill(await lastCode(backend, other.signer.mobile))
  await page.getByRole('button', { name: t['accept.submit'] }).click()
  await expect(page.getByRole('list', { name: t['shared.title'] })).toContainText('40.00 %')

  await page.goto(`/person-center/splits/track?isrc=${isrc}`)
  await expect(page.getByRole('list', { name: t['parties.title'] })).toContainText('40.00 %')
  await login(owner)
  await page.reload()
  await expect(page.getByRole('table', { name: t['parties.title'] })).toContainText('Xiaoman')
  await expect(page.getByText('2 of 2 accepted')).toBeVisible()
})
