import Crop from 'lucide-react/icons/crop'
import ImageUp from 'lucide-react/icons/image-up'
import { useRef, useState } from 'react'
import { uploadDesignImage } from '#contract/covers/design-calls'
import type { ImageLayer } from '#contract/covers/scene'
import { apiWithFile } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { useEditor } from '../state/use-editor'
import { CropDialog } from './crop/crop-dialog'
import { frameFor } from './crop/crop-frame'
import { FilterRows } from './filter-rows'
import { Row } from './row'
import { SmallSelect } from './small-select'
import { useChangeOf } from './use-change'

const masks = ['none', 'round', 'rounded', 'arch', 'diamond'] as const

export function ImagePanel({ layer }: { layer: ImageLayer }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const { commit } = useChangeOf<'image'>(layer)
  const [isCropping, setCropping] = useState(false)
  const image = editor.pictures.of(layer.source)
  return (
    <>
      <Row label={t('panel.picture')}>
        <Button
          size="small"
          icon={<Crop className="size-4.5" />}
          disabled={!image}
          onClick={() => setCropping(true)}
        >
          {t('panel.crop')}
        </Button>
        <ReplaceButton layer={layer} />
      </Row>
      <Row label={t('panel.mask')}>
        <SmallSelect
          label={t('panel.mask')}
          value={layer.mask}
          onChange={mask => commit(own => ({ ...own, mask }), 'mask')}
          options={masks.map(mask => ({ value: mask, label: t(`panel.mask.${mask}`) }))}
        />
      </Row>
      <FilterRows layer={layer} />
      {image && isCropping && (
        <CropDialog
          layer={layer}
          image={image}
          onClose={() => setCropping(false)}
          onCrop={cropped => commit(() => cropped, 'crop')}
        />
      )}
    </>
  )
}

/** Another picture in the same place and of the same shape. */
function ReplaceButton({ layer }: { layer: ImageLayer }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const chooser = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { commit } = useChangeOf<'image'>(layer)
  const send = async (file: File) => {
    setBusy(true)
    try {
      const { data } = await apiWithFile(uploadDesignImage, {}, file)
      const { upload_id: id, url, width, height } = data
      editor.pictures.learn([{ kind: 'upload', id, url, width, height }])
      const crop = (own: ImageLayer) =>
        frameFor(data, { width: own.width * own.scale_x, height: own.height * own.scale_y })
      commit(own => ({ ...own, source: { kind: 'upload', id }, crop: crop(own) }), `picture ${id}`)
    } catch {
      // The client has said why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label={t('panel.replace')}
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void send(file)
          event.target.value = ''
        }}
      />
      <Button
        size="small"
        loading={isBusy}
        icon={<ImageUp className="size-4.5" />}
        onClick={() => chooser.current?.click()}
      >
        {t('panel.replace')}
      </Button>
    </>
  )
}
