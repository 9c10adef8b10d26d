import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import type { z } from 'zod'
import type { attachment } from '#contract/support/ticket'
import { serverAddress } from '../../../lib/server-address'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { fileSize } from '../../materials/file-size'
import { Picture } from './picture'
import { PictureDialog } from './picture-dialog'

export type AttachedFile = z.infer<typeof attachment>

/** What came with a reply: pictures to look at here, other files to open beside. */
export function AttachedFiles({ files, className }: { files: readonly AttachedFile[]; className?: string }) {
  const t = useWords('support')
  const [shown, setShown] = useState<number>()
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'))
  const others = files.filter(file => !pictures.includes(file))
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-2', className)}>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is attached keeps its order, and its links change
            <li key={index}>
              <button
                type="button"
                aria-label={t('file.open', { name: file.name })}
                onClick={() => setShown(index)}
                className="block size-24 overflow-hidden rounded-control border border-line bg-sunken hover:border-ink"
              >
                <Picture url={file.url} name="" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
          {others.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is attached keeps its order, and its links change
            <li key={index} className="max-w-full">
              <a
                href={serverAddress(file.url)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('file.openPdf', { name: file.name })}
                className="flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-line bg-paper px-3.5 py-1.5 hover:border-ink"
              >
                <FileText aria-hidden="true" className="size-5 shrink-0 text-soft" />
                <span className="min-w-0 truncate font-semibold">{file.name}</span>
                <span className="num shrink-0 text-sm text-soft">{fileSize(file.size)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <PictureDialog pictures={pictures} shown={shown} onShow={setShown} />
    </div>
  )
}
