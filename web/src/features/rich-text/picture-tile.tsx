import { useWords } from '../../lib/words'
import { UploadTile } from '../../ui/upload-tile'
import { type Picture, usePictureUpload } from './use-picture-upload'

const accept = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] }
const maxSize = 10 * 1024 * 1024

interface PictureTileProps {
  title: string
  value: string | null
  onPicture: (picture: Picture) => void
  onRemove?: () => void
  error?: string
  disabled?: boolean
}

export function PictureTile({ title, value, onPicture, onRemove, error, disabled }: PictureTileProps) {
  const t = useWords('content')
  const { isSending, problem, setProblem, send } = usePictureUpload()
  const choose = async ([file]: File[]) => {
    const picture = file && (await send(file))
    if (picture) onPicture(picture)
  }
  return (
    <UploadTile
      state={isSending ? 'sending' : value ? 'done' : 'empty'}
      title={title}
      detail={t('picture.detail')}
      error={problem || error}
      progress={0.5}
      progressLabel={t('picture.sending')}
      chooseLabel={t('picture.choose')}
      replaceLabel={disabled ? undefined : t('picture.replace')}
      accept={accept}
      maxSize={maxSize}
      disabled={disabled}
      onFiles={files => void choose(files)}
      onRefused={() => setProblem(t('picture.refused'))}
      remove={value && onRemove && !disabled ? { label: t('picture.remove'), run: onRemove } : undefined}
      aside={
        value && <img src={value} alt="" className="h-20 max-w-40 rounded-control bg-sunken object-contain" />
      }
    />
  )
}
