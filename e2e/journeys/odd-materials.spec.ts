// Files that are not what a checker expects: lyrics in another encoding, a cover without colours, a master with a picture.
import iconv from 'iconv-lite'
import sharp from 'sharp'
import { recording, textFile } from '../builders/recordings'
import { verifiedMember } from '../builders/verified'
import { accessibilityProblems } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

const { materials } = wordsOf('en')

test('lyrics are read as their member says', async ({ page, backend, site, login }) => {
  const member = await verifiedMember(backend, site)
  await login(member)
  const workId = await member.work({ without: ['lyric', 'cover', 'music'] })
  const steps = new PublishPage(page)
  await page.goto(`/work-publish/step/step-2?id=${workId}`)
  const track = await steps.firstTrackKey()
  const lyric = steps.field(`${track}.material.lyric`)

  // Three letters that make sense in Chinese too.
  await steps.hand(
    `${track}.material.lyric`,
    await textFile('song.lrc', iconv.encode('[00:01.00]밤바다\n', 'EUC-KR')),
  )
  await steps.expectPassed(`${track}.material.lyric`)
  await expect(lyric.getByText('isn’t certain')).toBeVisible()
  await expect(lyric.getByText('Read as Simplified Chinese (GB18030)')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  await lyric.getByRole('button', { name: materials['encoding.other'] }).click()
  const dialog = page.getByRole('dialog')
  const korean = dialog.getByRole('radio', { name: /Korean \(EUC-KR\).*밤바다/s })
  await korean.click()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: materials['encoding.save'] }).click()
  await expect(dialog).toBeHidden()
  await expect(lyric.getByText('밤바다')).toBeVisible()
  await expect(lyric.getByText('isn’t certain')).toBeHidden()
  await page.reload()
  await expect(lyric.getByText('Read as Korean (EUC-KR)')).toBeVisible()
  await lyric.getByRole('button', { name: materials['lyrics.edit'] }).click()
  await expect(page.getByRole('textbox', { name: materials['lyrics.words'] })).toHaveValue(/밤바다/)
})

test('a cover without colours is told what to do, a master with a picture passes', { tag: '@drill' }, async ({
  page,
  backend,
  site,
  login,
}) => {
  const member = await verifiedMember(backend, site)
  await login(member)
  const workId = await member.work({ without: ['lyric', 'cover', 'music'] })
  const steps = new PublishPage(page)
  await page.goto(`/work-publish/step/step-2?id=${workId}`)
  const track = await steps.firstTrackKey()
  const drawing = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#b8402a' } })
  const gray = await drawing.clone().toColourspace('b-w').png().toBuffer()
  await steps.hand('material.cover', await textFile('gray.png', gray))
  await expect(steps.field('material.cover').getByRole('alert')).toHaveText(materials['objection.gray'])
  await steps.hand('material.cover', await textFile('colours.png', await drawing.png().toBuffer()))
  await steps.expectPassed('material.cover')
  await steps.hand(
    `${track}.material.music`,
    await recording('With a picture', {
      picture: await textFile('front.jpg', await drawing.resize(500).jpeg().toBuffer()),
    }),
  )
  await steps.expectPassed(`${track}.material.music`)
})
