import { useState } from 'react'
import type { Material } from '#contract/works/material'
import { useWords } from '../../../../lib/words'
import { Segmented } from '../../../../ui/segmented'
import { ScanViewer } from '../../check/scan-viewer'
import { FilePart } from './file-part'
import { Paper } from './paper'
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
          <Paper url={shown.url} name={shown.file_name} className={height} />
        ) : (
          <ScanViewer url={shown.url} name={shown.file_name} className={height} />
        )}
      </WhenNear>
    </FilePart>
  )
}
