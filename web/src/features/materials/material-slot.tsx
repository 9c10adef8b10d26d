import type { ReactNode } from 'react'
import { acceptedFiles, type Material } from '#contract/works/material'
import { removeMaterial } from '#contract/works/material-calls'
import { api } from '../../lib/api'
import { useWords } from '../../lib/words'
import { Badge } from '../../ui/badge'
import { UploadTile } from '../../ui/upload-tile'
import { queryClient } from '../account/account-queries'
import { useOnce } from '../forms/use-once'
import { materialsQuery } from '../works/work-queries'
import { CheckAgainButton } from './check-again-button'
import { CheckResults } from './check-results'
import { fileSize } from './file-size'
import { endingsFor, type Objection } from './look/look-at-file'
import { isUnchecked } from './material-queries'
import type { Place } from './uploads/upload-desk'
import { type UploadItem, uploadDesk } from './uploads/upload-desk'
import { useSlot } from './use-slot'

type MaterialSlotProps = {
  place: Place
  item: UploadItem | undefined
  material: Material | undefined
  isReadOnly: boolean
  /** What an empty place says of itself, when it is not simply the type. */
  title?: string
  hint?: ReactNode
  /** What the reviewer said about it, or what is missing. */
  error?: ReactNode
  /** A file the first look refused, before anything was sent: whoever can help takes it. */
  onObjection?: (file: File, objection: Objection) => Promise<boolean>
  /** The file is on its way. */
  onSent?: (file: File) => void
  children?: ReactNode
}

/** One file of a work: chosen, looked at, sent, checked, heard, replaced. */
export function MaterialSlot(props: MaterialSlotProps) {
  const { place, item, material, isReadOnly, hint, error, onObjection, onSent, children } = props
  const t = useWords('materials')
  const slot = useSlot(place, item, material)
  const [once] = useOnce()
  const { type } = place
  const name = t(`type.${type}`)
  const { formats, maxBytes } = acceptedFiles[type]
  const accepts = t('accepts', { formats: formats.join(' / ').toUpperCase(), size: fileSize(maxBytes) })
  const isSending = slot.state === 'sending'

  const choose = async (file: File | undefined) => {
    if (file && (await slot.choose(file, onObjection))) onSent?.(file)
  }
  const remove = () =>
    once(async () => {
      slot.forgetProblem()
      if (item) uploadDesk.remove(item.id)
      else if (material) {
        await api(removeMaterial, { id: material.id })
        await queryClient.invalidateQueries(materialsQuery(place.workId))
      } else {
        const kept = uploadDesk.interruptedAt(place)
        if (kept) uploadDesk.forgetInterrupted(kept)
      }
    })

  return (
    <UploadTile
      state={slot.state}
      title={slot.fileName ? <FileTitle name={name} fileName={slot.fileName} /> : (props.title ?? name)}
      detail={slot.detail || (isReadOnly ? t('nothingYet') : (hint ?? accepts))}
      error={slot.problem ?? error}
      progress={slot.progress}
      progressLabel={t(slot.state === 'checking' ? 'check.progress' : 'upload.progress', { name })}
      chooseLabel={t('choose', { name })}
      accept={{ 'application/octet-stream': endingsFor(type) }}
      disabled={isReadOnly}
      onFiles={([file]) => void choose(file)}
      onRefused={([refused]) => void choose(refused?.file as File | undefined)}
      pause={
        item && isSending ? { label: t('pause', { name }), run: () => uploadDesk.pause(item.id) } : undefined
      }
      resume={
        item?.phase === 'paused'
          ? { label: t('resume', { name }), run: () => uploadDesk.resume(item.id) }
          : undefined
      }
      retry={
        item?.phase === 'failed'
          ? { label: t('retry', { name }), run: () => uploadDesk.resume(item.id) }
          : undefined
      }
      // Documents stand side by side: another one is added, none is replaced.
      replaceLabel={isReadOnly || isSending || type === 'document' ? undefined : t('replace', { name })}
      remove={
        isReadOnly || slot.state === 'empty'
          ? undefined
          : { label: t('remove', { name }), run: () => void remove() }
      }
      // Our check is not the reviewer's: beside what they found it would read as an answer to it.
      aside={slot.state === 'done' && !error ? <Badge tone="river">{t('passed')}</Badge> : undefined}
    >
      {!item && material && <CheckResults results={material.results} isMuted={error !== undefined} />}
      {!item && material && !isReadOnly && isUnchecked(material) && (
        <CheckAgainButton material={material} name={name} />
      )}
      {children}
    </UploadTile>
  )
}

function FileTitle({ name, fileName }: { name: string; fileName: string }) {
  return (
    <>
      <span className="block text-sm font-medium text-soft">{name}</span>
      <bdi>{fileName}</bdi>
    </>
  )
}
