import FileUp from 'lucide-react/icons/file-up'
import type { DropzoneState } from 'react-dropzone'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'

/** A place to drop files, with a button for those who do not drag. */
export function FilesDrop({ drop }: { drop: DropzoneState }) {
  const t = useWords('income-desk')
  return (
    <div
      {...drop.getRootProps({ role: undefined, tabIndex: undefined })}
      className={cx(
        'flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed px-5 py-4 transition-colors',
        drop.isDragActive ? 'border-river bg-river-wash' : 'border-edge',
      )}
    >
      <input
        {...drop.getInputProps({ 'aria-label': t('upload.choose'), 'aria-hidden': true, tabIndex: -1 })}
      />
      <span className="text-soft">{t('upload.drop')}</span>
      <Button size="small" icon={<FileUp aria-hidden="true" className="size-4.5" />} onClick={drop.open}>
        {t('upload.choose')}
      </Button>
    </div>
  )
}
