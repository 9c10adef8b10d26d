import { type ComponentProps, useState } from 'react'
import { coverRules } from '#contract/works/material'
import { serverAddress } from '../../lib/server-address'
import { useWords } from '../../lib/words'
import { Skeleton } from '../../ui/skeleton'
import { useToast } from '../../ui/toast'
import { CropDialog } from '../pictures/crop-dialog'
import { readHead } from './look/file-bytes'
import type { Objection } from './look/look-at-file'
import { readPictureHead } from './look/picture-head'
import { sniffFormat } from './look/sniff-format'
import { isBeingChecked } from './material-queries'
import { MaterialSlot } from './material-slot'
import { uploadDesk } from './uploads/upload-desk'

type CoverSlotProps = Omit<ComponentProps<typeof MaterialSlot>, 'children' | 'onObjection'>

/** A picture that is large enough but not square, or too large, is cut to size here instead of being refused. */
export function CoverSlot(props: CoverSlotProps) {
  const { place, item, material } = props
  const t = useWords('materials')
  const toast = useToast()
  // The picture's place is kept from the beginning, so that nothing below it jumps when the check is over.
  const isOnItsWay = item ? item.phase !== 'failed' : isBeingChecked(material)
  const [chosen, setChosen] = useState<File>()

  async function offerCrop(file: File, { name }: Objection): Promise<boolean> {
    const isPossible = (name === 'notSquare' || name === 'tooBig') && (await canBeCut(file))
    if (isPossible) setChosen(file)
    return isPossible
  }

  return (
    <>
      <MaterialSlot {...props} onObjection={offerCrop}>
        {isOnItsWay && <Skeleton className="mt-4 size-60 max-w-full rounded-control" />}
        {!item && material?.thumbnail_url && (
          <a
            href={serverAddress(material.url)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('cover.open')}
            className="mt-4 block size-60 max-w-full overflow-hidden rounded-control bg-sunken"
          >
            <img
              src={material.thumbnail_url}
              alt=""
              width={240}
              height={240}
              className="size-full object-cover"
            />
          </a>
        )}
      </MaterialSlot>
      {chosen && (
        <CropDialog
          file={chosen}
          name={`${chosen.name.replace(/\.[^.]*$/, '')}.jpg`}
          size={{ min: coverRules.minSide, max: coverRules.maxSide }}
          shape="square"
          words={{
            title: t('crop.title'),
            hint: t('crop.hint'),
            window: t('crop.window'),
            picture: t('crop.picture'),
            zoom: t('crop.zoom'),
            save: t('crop.save'),
            cancel: t('cancel'),
            close: t('close'),
          }}
          onSave={async picture => {
            uploadDesk.add(picture, place)
            setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
          onBroken={() => {
            setChosen(undefined)
            toast({ tone: 'accent', title: t('crop.broken') })
          }}
        />
      )}
    </>
  )
}

/** Enough pixels for a square of the least size. A browser cannot draw pictures of any size, so there is an end upwards too. */
async function canBeCut(file: File): Promise<boolean> {
  const head = await readHead(file, 1_048_576)
  const format = sniffFormat(head)
  const size = (format === 'jpeg' || format === 'png') && readPictureHead(format, head)
  if (!size) return false
  const { width, height } = size
  return Math.min(width, height) >= coverRules.minSide && Math.max(width, height) <= 3 * coverRules.maxSide
}
