import type { Material } from '#contract/works/material'
import { copyMaterial } from '#contract/works/material-calls'
import { api } from '../../lib/api'
import { serverAddress } from '../../lib/server-address'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { queryClient } from '../account/account-queries'
import { useOnce } from '../forms/use-once'
import { materialsQuery } from '../works/work-queries'
import { MaterialSlot } from './material-slot'
import type { UploadItem } from './uploads/upload-desk'

type DocumentsSlotProps = {
  place: { workId: number; trackId: number; type: 'document' }
  items: readonly UploadItem[]
  materials: readonly Material[]
  /** Tracks that need a document too. */
  otherTracks: readonly number[]
  isReadOnly: boolean
  error?: string
}

/** The papers that prove a right: as many as it takes, each with an empty place after it. */
export function DocumentsSlot({
  place,
  items,
  materials,
  otherTracks,
  isReadOnly,
  error,
}: DocumentsSlotProps) {
  const t = useWords('materials')
  const [once, isBusy] = useOnce()
  const shared = { place, isReadOnly }
  const copy = (id: number) =>
    once(async () => {
      await api(copyMaterial, { id, track_ids: [...otherTracks] })
      await queryClient.invalidateQueries(materialsQuery(place.workId))
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {materials.map(material => (
        <MaterialSlot key={material.id} {...shared} item={undefined} material={material}>
          <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm">
            <a
              href={serverAddress(material.url)}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-river underline-offset-4 hover:underline"
            >
              {t('document.open')}
            </a>
            {otherTracks.length > 0 && !isReadOnly && (
              <Button size="small" loading={isBusy} onClick={() => void copy(material.id)}>
                {t('document.forAll')}
              </Button>
            )}
          </div>
        </MaterialSlot>
      ))}
      {items.map(item => (
        <MaterialSlot key={item.id} {...shared} item={item} material={undefined} />
      ))}
      {!isReadOnly && (
        <MaterialSlot
          key={`empty after ${items.length + materials.length}`}
          {...shared}
          item={undefined}
          material={undefined}
          title={t(materials.length + items.length > 0 ? 'document.another' : 'type.document')}
          error={materials.length + items.length === 0 ? error : undefined}
        />
      )}
    </div>
  )
}
