import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import type { Material } from '#contract/works/material'
import { useWords } from '../../../../lib/words'
import { buttonClass } from '../../../../ui/button-class'
import { Segmented } from '../../../../ui/segmented'
import { ScanViewer } from '../../check/scan-viewer'
import { FilePart } from './file-part'
import { WhenNear } from './when-near'

const height = 'h-[26rem] lg:h-[min(70dvh,44rem)]'

/** The papers of a track beside what it says about itself: one at a time, as close as one likes. */
export function EvidencePart({ documents }: { documents: readonly Material[] }) {
  const t = useWords('review')
  const [chosen, setChosen] = useState(0)
  const shown = documents[chosen] ?? documents[0]
  if (!shown) return null
  return (
    <FilePart material={shown}>
      {documents.length > 1 && (
        <Segmented
          look="chips"
          label={t('evidence.label')}
          value={String(shown.id)}
          onChange={id => setChosen(documents.findIndex(document => String(document.id) === id))}
          segments={documents.map((document, index) => ({
            value: String(document.id),
            label: t('evidence.number', { number: index + 1 }),
          }))}
          className="mt-3"
        />
      )}
      <WhenNear key={shown.id} className="mt-3">
        {shown.facts.format === 'pdf' || /\.pdf$/i.test(shown.file_name) ? (
          <Paper document={shown} />
        ) : (
          <ScanViewer url={shown.url} name={shown.file_name} className={height} />
        )}
      </WhenNear>
    </FilePart>
  )
}

/** The browser's own reader shows a PDF best; a phone has none that fits into a page. */
function Paper({ document: { url, file_name } }: { document: Material }) {
  const t = useWords('review')
  return (
    <>
      <iframe
        src={url}
        title={file_name}
        className={`w-full rounded-control border border-line bg-sunken max-lg:hidden ${height}`}
      />
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        data-open
        className={`${buttonClass({ size: 'small' })} lg:mt-2`}
      >
        <FileText className="size-4.5" aria-hidden="true" />
        {t('file.tab')}
      </a>
    </>
  )
}
