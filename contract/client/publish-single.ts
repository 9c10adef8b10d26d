// Brings a single from its files up to the signature, which its owner gives in the browser.
// TRIBUTARY_BASE=https://… TRIBUTARY_KEY=trib_… node publish-single.ts cover.png song.wav song.lrc 2027-01-31
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { createClient, TributaryError } from './tributary.ts'

const { TRIBUTARY_BASE = '', TRIBUTARY_KEY = '' } = process.env
const [cover = '', song = '', lyrics = '', releaseDate = ''] = process.argv.slice(2)
const client = createClient({ base: TRIBUTARY_BASE, key: TRIBUTARY_KEY })

try {
  const { id } = await client.createWork({ kind: 'single' })
  const { tracks } = await client.readWork({ id })
  const track_id = tracks[0]?.id ?? 0
  const send = async (place: { track_id?: number; type: 'cover' | 'music' | 'lyric' }, path: string) =>
    client.upload({ work_id: id, ...place }, await openAsBlob(path), basename(path))
  await send({ type: 'cover' }, cover)
  await send({ track_id, type: 'music' }, song)
  await send({ track_id, type: 'lyric' }, lyrics)

  // Every file is checked; the release can be completed once all have passed.
  for (;;) {
    const materials = await client.listMaterials({ work_id: id })
    const failed = materials.find(({ state }) => state === 'failed')
    if (failed) throw new Error(`${failed.file_name}: ${JSON.stringify(failed.results)}`)
    if (materials.every(({ state }) => state === 'passed')) break
    await new Promise(resolve => setTimeout(resolve, 2000))
  }

  const { version } = await client.readWork({ id })
  const line = { year: new Date().getFullYear(), owner: 'Delta Records' }
  const saved = await client.saveWork({
    id,
    version,
    details: {
      title: 'Night ferry',
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
        id: track_id,
        details: {
          title: 'Night ferry',
          lyricists: ['Legal name'],
          composers: ['Legal name'],
          performers: ['Nightsail'],
          language: 'en',
          explicit: false,
          // Your own work, and you hold all rights to it.
          rights: { ...tracks[0]?.details.rights, property: 1, statement: 1, source: 1 },
        },
      },
    ],
    scope: { all_channels: true, release_date: releaseDate },
  })
  const complete = await client.completeWork({ id, version: saved.version })
  await client.chooseScope({ id, version: complete.version })
  console.log(`Sign it: ${TRIBUTARY_BASE}/work-publish/step/step-3?id=${id}`)
} catch (error) {
  if (error instanceof TributaryError) console.error(error.code, error.message, error.fields)
  else console.error(error)
  process.exitCode = 1
}
