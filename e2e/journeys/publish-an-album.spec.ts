// An album of a few tracks, in a drill of twelve: the whole folder at once, then what is the same for all tracks said once.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { isDrill } from '../../server/src/testing/sampled'
import { coverPicture, recording, textFile } from '../builders/recordings'
import { verifiedMember } from '../builders/verified'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })

const { publish, works, materials } = wordsOf('en')
const tracks = isDrill ? 12 : 3

test(`an album of ${tracks} tracks finds its order, its titles and its files`, async ({
  page,
  backend,
  site,
  login,
}) => {
  test.setTimeout(240_000)
  const member = await verifiedMember(backend, site)
  await login(member)
  const numbers = Array.from({ length: tracks }, (_, index) => index + 1)
  const audio = await Promise.all(
    numbers.map(number =>
      recording(`${String(number).padStart(2, '0')} Stream ${number}`, {
        number,
        title: number === 2 ? 'The second' : undefined,
      }),
    ),
  )
  const lyrics = await Promise.all(
    numbers.map(number =>
      textFile(`${String(number).padStart(2, '0')} Stream ${number}.lrc`, `[00:01.00]Line of ${number}\n`),
    ),
  )

  const steps = new PublishPage(page)
  await steps.begin('album')
  await steps.fillRelease('Tributaries', 'Nightsail')
  await steps.next('next.materials')
  await test.step('a folder is dropped', async () => {
    // Out of order, as a folder may come.
    await drop([...audio.toReversed(), ...lyrics, await coverPicture()])
    await expect(page.getByRole('heading', { name: /^\d+\. / })).toHaveCount(tracks, { timeout: 60_000 })
    await expect(page.getByRole('heading', { name: '1. Stream 1', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: '2. The second', exact: true })).toBeVisible()
    const last = `${tracks}. Stream ${tracks}`
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeVisible()
  })
  // Every recording, its lyrics and the cover pass while the words are written.
  await expect(page.getByText(materials.passed, { exact: true })).toHaveCount(2 * tracks + 1, {
    timeout: 150_000,
  })

  await test.step('what is the same for all tracks is said once', async () => {
    await page.getByRole('link', { name: new RegExp(publish['step.1']) }).click()
    await page.getByRole('button', { name: /^1 Stream 1 / }).click()
    const track = await steps.firstTrackKey()
    await steps.fillPeople(track, 'Chen')
    await page.getByRole('button', { name: publish['apply.people'] }).click()
    await steps.chooseRights(track, works['property.1'], works['source.1'])
    await page.getByRole('button', { name: publish['apply.rights'] }).click()
    await expect(page.getByRole('heading', { name: publish['missing.none'] })).toBeVisible()
  })

  await test.step('the order changes by keyboard', async () => {
    await page.getByRole('button', { name: publish['tracks.down'].replace('{track}', 'Stream 1') }).click()
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
  })
  await page.getByRole('link', { name: new RegExp(publish['step.2']) }).click()
  await expect(page.getByRole('heading', { name: '2. Stream 1', exact: true })).toBeVisible()
  await steps.next('next.scope')
  await page.waitForURL(/step-3/)
  expect(await member.statusOf(steps.workId)).toBe('10')

  /** As a file manager does it. */
  async function drop(paths: string[]) {
    const files = await Promise.all(
      paths.map(async path => ({ name: basename(path), body: (await readFile(path)).toString('base64') })),
    )
    const data = await page.evaluateHandle(async given => {
      const transfer = new DataTransfer()
      for (const { name, body } of given) {
        const bytes = Uint8Array.from(atob(body), letter => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name))
      }
      return transfer
    }, files)
    const tile = page.getByRole('group').filter({ hasText: materials['album.title'] })
    await tile.dispatchEvent('drop', { dataTransfer: data })
  }
})
