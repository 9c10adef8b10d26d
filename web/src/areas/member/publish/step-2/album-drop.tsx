import { useState } from 'react'
import type { Material, MaterialType } from '#contract/works/material'
import { mostTracks } from '#contract/works/work'
import { useOnce } from '../../../../features/forms/use-once'
import { lookAtFile } from '../../../../features/materials/look/look-at-file'
import { uploadDesk } from '../../../../features/materials/uploads/upload-desk'
import { useObjection } from '../../../../features/materials/use-slot'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { appendTracks } from '../../../../features/works/draft/track-changes'
import { useWords } from '../../../../lib/words'
import { UploadTile } from '../../../../ui/upload-tile'
import { type FilePlan, planFiles } from './plan-files'
import { readTags } from './read-tags'

/** Many files, or a whole folder, at once: one track each, the lyrics and the cover with them. */
export function AlbumDrop({ materials }: { materials: readonly Material[] }) {
  const t = useWords('materials')
  const sayObjection = useObjection()
  const { keeper, state } = useOpenDraft()
  const [remarks, setRemarks] = useState<string[]>([])
  const [once] = useOnce()
  const workId = state.work.id

  const take = (files: File[]) =>
    once(async () => {
      const tracks = keeper.read().content.tracks.map(({ id, details }) => ({
        id,
        title: details.title,
        hasMusic: materials.some(({ track_id, type }) => track_id === id && type === 'music'),
      }))
      const known = await Promise.all(files.map(readTags))
      const plan = planFiles(
        known,
        tracks,
        materials.some(({ type }) => type === 'cover'),
      )
      setRemarks(await carryOut(plan, tracks.length))
    })

  async function carryOut(plan: FilePlan, present: number): Promise<string[]> {
    const refused: string[] = plan.left.map(({ name }) => t('album.left', { name }))
    const created = plan.created.slice(0, mostTracks - present)
    for (const { file } of plan.created.slice(created.length))
      refused.push(t('album.tooMany', { name: file.name, most: mostTracks }))
    /** Looks at a file before it is sent; a remark says why it is not. */
    const isGood = async (file: File, type: MaterialType) => {
      const objection = await lookAtFile(file, type)
      if (objection) refused.push(t('album.refused', { name: file.name, why: sayObjection(objection) }))
      return !objection
    }
    const good: typeof created = []
    for (const entry of created) if (await isGood(entry.file, 'music')) good.push(entry)
    if (good.length > 0) {
      const ids = await appendTracks(
        keeper,
        good.map(({ title }) => ({ title })),
      )
      for (const [index, { file, lyric }] of good.entries()) {
        const trackId = ids[index]
        if (trackId === undefined) continue
        uploadDesk.add(file, { workId, trackId, type: 'music' })
        if (lyric && (await isGood(lyric, 'lyric'))) uploadDesk.add(lyric, { workId, trackId, type: 'lyric' })
      }
    }
    for (const { trackId, type, file } of plan.matched)
      if (await isGood(file, type)) uploadDesk.add(file, { workId, trackId, type })
    if (plan.cover && (await isGood(plan.cover, 'cover')))
      uploadDesk.add(plan.cover, { workId, trackId: null, type: 'cover' })
    return refused
  }

  return (
    <UploadTile
      state="empty"
      title={t('album.title')}
      detail={t('album.detail')}
      progressLabel=""
      chooseLabel={t('album.choose')}
      multiple
      onFiles={files => void take(files)}
    >
      {remarks.length > 0 && (
        <div role="alert">
          <ul className="mt-3 grid gap-1 text-sm text-accent">
            {remarks.map(remark => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      )}
    </UploadTile>
  )
}
