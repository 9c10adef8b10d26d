import FileUp from 'lucide-react/icons/file-up'
import type { DropzoneState } from 'react-dropzone'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'

type FilesDropProps = { drop: DropzoneState; text: string; choose: string; isMain?: boolean }

/** A place to drop files, with a button for those who do not drag. */
export function FilesDrop({ drop, text, choose, isMain = false }: FilesDropProps) {
  return (
    <div
      {...drop.getRootProps({ role: undefined, tabIndex: undefined })}
      className={cx(
        'flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed px-5 py-4 transition-colors',
        drop.isDragActive ? 'border-river bg-river-wash' : 'border-edge',
      )}
    >
      <span className="min-w-0 text-soft">
        <input {...drop.getInputProps({ 'aria-label': choose, 'aria-hidden': true, tabIndex: -1 })} />
        {text}
      </span>
      <Button
        variant={isMain ? 'main' : undefined}
        icon={<FileUp aria-hidden="true" className="size-4.5" />}
        onClick={drop.open}
      >
        {choose}
      </Button>
    </div>
  )
}
