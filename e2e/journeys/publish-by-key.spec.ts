// A label's own tool brings a single by API key alone, from the files to the signature; that one its owner gives in the browser.
import { todayInChina } from '#contract/identity/age'
import { signAgreement } from '#contract/rights/agreement-calls'
import { listMaterials } from '#contract/works/material-calls'
import { addDays } from '#contract/works/missing'
import { emptyRights } from '#contract/works/work'
import { chooseScope, completeWork, createWork, readWork, saveWork } from '#contract/works/work-calls'
import { clientByKey } from '../builders/by-key'
import { lastCode } from '../builders/last-code'
import { coverPicture, recording, textFile } from '../builders/recordings'
import { letCodesAge } from '../builders/review-work'
import { verifiedMember } from '../builders/verified'
import { accessibilityProblems } from '../checks/accessible'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { wordsOf } from '../words'

test.use({ isSiteOwn: true })
test.setTimeout(240_000)

const { member: words, shell } = wordsOf('en')

test('a single comes by key, and its owner signs it in the browser', async ({
  page,
  backend,
  site,
  login,
}) => {
  const owner = await verifiedMember(backend, site)
  await login(owner)
  const key = await test.step('the key', async () => {
    await page.goto('/person-center/developer')
    await page.getByRole('button', { name: words['keys.make'] }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words['keys.name'] }).fill('Catalogue sync')
    for (const scope of ['works:write', 'upload'] as const) {
      await dialog.getByRole('checkbox', { name: words[`keys.scope.${scope}`] }).check()
    }
    await dialog.getByRole('button', { name: shell['code.send'] }).click()
    await expect(dialog.getByText(/Sent to/)).toBeVisible({ timeout: 20_000 })
    await dialog.locator('input[autocomplete="one-time-code"]').fill(await lastCode(backend, owner.mobile))
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: words['keys.make'] }).click()
    const shown = await dialog.getByText(/^trib_/).textContent()
    await dialog.getByRole('button', { name: words['keys.kept'] }).click()
    return shown ?? ''
  })

  const tool = clientByKey(site, key)
  const { id } = await tool.call(createWork, { kind: 'single' })
  const draft = await tool.call(readWork, { id })
  const track = draft.tracks[0]?.id ?? 0
  await tool.upload({ work_id: id, type: 'cover' }, await coverPicture())
  await tool.upload(
    { work_id: id, track_id: track, type: 'music' },
    await recording('By key', { seconds: 35 }),
  )
  const lyrics = await textFile('By key.lrc', '[00:01.00]One line\n[00:05.00]Another line\n')
  await tool.upload({ work_id: id, track_id: track, type: 'lyric' }, lyrics)
  const states = async () => (await tool.call(listMaterials, { work_id: id })).map(({ state }) => state)
  await expect.poll(states, { timeout: 90_000 }).toEqual(['passed', 'passed', 'passed'])
  const { version } = await tool.call(readWork, { id })
  const line = { year: 2026, owner: owner.signer.name }
  const saved = await tool.call(saveWork, {
    id,
    version,
    details: {
      title: 'By key',
      artists: [{ name: 'Nightsail', role: 'main', channel_ids: [] }],
      genre: 'pop',
      language: 'zh',
      p_line: line,
      c_line: line,
      explicit: false,
      ai_use: { music: false, lyrics: false, vocals: false, cover: false },
    },
    tracks: [
      {
        id: track,
        details: {
          title: 'By key',
          lyricists: [owner.signer.name],
          composers: [owner.signer.name],
          performers: ['Nightsail'],
          language: 'en',
          explicit: false,
          rights: { ...emptyRights, property: 1, statement: 1, source: 1 },
        },
      },
    ],
    scope: { all_channels: true, release_date: addDays(todayInChina(new Date()), 21) },
  })
  const complete = await tool.call(completeWork, { id, version: saved.version })
  await tool.call(chooseScope, { id, version: complete.version })
  await expect(tool.call(signAgreement, { work_id: id } as never)).rejects.toThrow(/1403/)

  // The phone gets one code a minute, and this minute's was for the key.
  await letCodesAge(backend, site, owner.mobile)
  await page.goto(`/work-publish/step/step-3?id=${id}`)
  const steps = new PublishPage(page)
  await steps.sign(owner.signer.name, () => lastCode(backend, owner.signer.mobile))
  expect(await owner.statusOf(id)).toBe('200')
})
