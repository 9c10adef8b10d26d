import Maximize from 'lucide-react/icons/maximize-2'
import { useState } from 'react'
import type { Material } from '#contract/works/material'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { buttonClass } from '../../../../ui/button-class'
import { Dialog } from '../../../../ui/dialog'
import { ScanViewer } from '../../check/scan-viewer'
import { FilePart } from './file-part'

/** As members see it, and at full size under the glass. */
export function CoverPart({ material }: { material: Material }) {
  const t = useWords('review')
  const materials = useWords('materials')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <FilePart material={material}>
      <button
        type="button"
        data-open
        aria-label={t('cover.open')}
        onClick={() => setIsOpen(true)}
        className="group relative mt-3 block aspect-square w-full max-w-80 overflow-hidden rounded-control bg-sunken"
      >
        <img src={material.thumbnail_url ?? material.url} alt="" className="size-full object-cover" />
        <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full border border-line bg-raised text-ink">
          <Maximize aria-hidden="true" className="size-4.5" />
        </span>
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="large"
        title={materials('type.cover')}
        closeLabel={t('dialog.close')}
        actions={
          <a
            href={serverAddress(material.url)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'small' })}
          >
            {t('file.tab')}
          </a>
        }
      >
        <ScanViewer url={material.url} name={materials('type.cover')} className="h-[calc(100dvh-16rem)]" />
      </Dialog>
    </FilePart>
  )
}
