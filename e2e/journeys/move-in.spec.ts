// A catalogue moves: out of one site of the installation as an archive, into another, with its codes and first day.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { seedFile } from '../../server/src/modules/works/works.public'
import { diskStorage } from '../../server/src/platform/storage/disk-storage'
import { askAsOwner } from '../builders/as-owner'
import { lastCode } from '../builders/last-code'
import { newMember } from '../builders/member'
import { recording } from '../builders/recordings'
import { sessionCookies } from '../builders/session-cookies'
import { newSite } from '../builders/site'
import { newWork } from '../builders/work'
import { accessibilityProblems } from '../checks/accessible'
import { sidewaysOverflow } from '../checks/steady-layout'
import { expect, test } from '../fixtures'
import { CodePart } from '../pages/code-part'

test.use({ isSiteOwn: true })

const [upc, isrcs] = ['4006381333931', ['CNT012100001', 'CNT012100002']] as const

/** The list is the first file that the page asks for, and files the second. */
const fileInput = (page: Page, name: string) => page.locator(`input[type="file"][aria-label="${name}"]`)

interface Stood {
  title: string
  kind: string
  upc: string
  first_day: string
  isrcs: string[]
  rights: unknown[]
  masters: string[]
}

test('works stand at another site as they stood at the first', async ({
  page,
  context,
  site,
  backend,
  member,
  login,
  words,
}) => {
  test.slow()
  const asOwner = askAsOwner(backend)
  const stood = (agentId: number) =>
    asOwner<Stood>(
      `select w.title, w.kind, coalesce(w.upc, w.details ->> 'upc') as upc,
              coalesce(w.details ->> 'original_release_date', w.release_date::text) as first_day,
              (select array_agg(coalesce(t.isrc, t.details ->> 'isrc') order by t.position) from tracks t where t.work_id = w.id) as isrcs,
              (select json_agg(t.details -> 'rights' order by t.position) from tracks t where t.work_id = w.id) as rights,
              (select array_agg(encode(m.sha256, 'hex') order by m.id) from materials m where m.work_id = w.id) as masters
       from works w where w.agent_id = $1 order by w.id`,
      [agentId],
    )

  // One album that is out, with one master that is really there.
  const leaving = await member()
  const workId = await newWork(backend, site, leaving, {
    ...{ kind: 'album', status: '991', title: 'Slow River', releaseDate: '2021-06-18' },
    ...{ tracks: [{ title: 'Source' }, { title: 'Delta' }], without: ['cover', 'music', 'lyric'] },
  })
  const bytes = await readFile(await recording('moving', { number: 3 }))
  const storageKey = `originals/${site.agentId}/moving-in`
  await diskStorage(join(backend.dataDir, 'files')).write(storageKey, bytes)
  await backend.database.change(site.agentId, tx =>
    seedFile(
      tx,
      { workId, track: 1, type: 'music' },
      {
        ...{ fileName: 'Source.flac', size: bytes.length, mediaType: 'audio/flac', storageKey },
        sha256: createHash('sha256').update(bytes).digest(),
      },
    ),
  )
  await asOwner('update works set upc = $2, released_at = $3 where id = $1', [workId, upc, '2021-06-18'])
  for (const [index, isrc] of isrcs.entries()) {
    await asOwner('update tracks set isrc = $3 where work_id = $1 and position = $2', [
      workId,
      index + 1,
      isrc,
    ])
  }

  await login(leaving)
  await page.goto('/person-center/reset-pwd')
  const card = page.locator('#archive')
  const codeIn = async (button: string) => {
    await card.getByRole('button', { name: button, exact: true }).click()
    const code = new CodePart(card, 'en', words.member['archive.code'])
    await code.send.click()
    await code.input.fill(await lastCode(backend, leaving.mobile))
    await card.getByRole('button', { name: button, exact: true }).click()
  }
  await codeIn(words.member['archive.ask'])
  const take = card.getByRole('button', { name: words.member['archive.take'], exact: true })
  await expect(async () => {
    await page.reload()
    await expect(take).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await asOwner("update sms_codes set sent_at = sent_at - interval '61 seconds' where agent_id = $1", [
    site.agentId,
  ])
  const downloading = page.waitForEvent('download')
  await codeIn(words.member['archive.take'])
  const archive = await (await downloading).path()

  // Another agent of the same installation, where nobody knows the member yet.
  const elsewhere = await newSite(backend)
  const arriving = await newMember(backend.database, elsewhere.agentId)
  await context.addCookies(await sessionCookies(arriving, elsewhere.origin))
  const t = words['move-in']
  await page.goto(`${elsewhere.origin}/work-management/list`)
  await page.getByRole('link', { name: words.works['list.moveIn'] }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
  await expect(page.getByText(t['list.kind.archive'])).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await fileInput(page, t['list.choose']).setInputFiles({
    ...{ name: 'archive.zip', mimeType: 'application/zip', buffer: await readFile(archive) },
  })
  await expect(page.getByRole('heading', { level: 3, name: /Source/ })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(`ISRC ${isrcs[1]}`)).toBeVisible()
  // Everything is the server's: a reload changes nothing.
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: /Delta/ })).toBeVisible()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0)
  }
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Make 1 draft' }).click()
  await expect(page.getByText('1 draft is ready')).toBeVisible({ timeout: 60_000 })

  const [before, after] = [await stood(site.agentId), await stood(elsewhere.agentId)]
  expect(after).toEqual(before)
  expect(after).toMatchObject([{ upc, isrcs, first_day: '2021-06-18', masters: [expect.any(String)] }])

  await page.getByRole('link', { name: 'Open the draft of Source' }).click()
  await expect(page).toHaveURL(/work-publish\/step\/step-1/)
})
