import FileText from 'lucide-react/icons/file-text'
import { serverAddress } from '../../../lib/server-address'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/empty-state'
import { Segmented } from '../../../ui/segmented'
import type { OpenedCheck } from '../staff-queries'
import { fieldLabel } from './fields'
import { MarkButton } from './mark-button'
import { ScanViewer } from './scan-viewer'
import type { Reasons } from './use-reasons'

type Scan = OpenedCheck['scans'][number]

interface ScanPaneProps {
  scans: Scan[]
  chosen: number
  onChoose: (index: number) => void
  /** Absent once it is decided: nothing is marked any more. */
  reasons: Reasons | undefined
}

/** Stays in view while the facts scroll past. */
export function ScanPane({ scans, chosen, onChoose, reasons }: ScanPaneProps) {
  const t = useWords('operator')
  const scan = scans[chosen] ?? scans[0]
  if (!scan) {
    return (
      <EmptyState title={t('scan.none.title')} className="rounded-card border border-line bg-surface py-24">
        {t('scan.none.text')}
      </EmptyState>
    )
  }
  return (
    <section aria-label={t('scan.label')} className="min-w-0 lg:sticky lg:top-4">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <Segmented
          look="chips"
          label={t('scan.label')}
          value={scan.field}
          onChange={field => onChoose(scans.findIndex(candidate => candidate.field === field))}
          segments={scans.map(({ field }) => ({
            value: field,
            label: (
              <>
                {reasons?.isMarked(field) && (
                  <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
                )}
                {fieldLabel(t, field)}
              </>
            ),
          }))}
        />
        {reasons && (
          <span className="ml-auto">
            <MarkButton field={scan.field} reasons={reasons} />
          </span>
        )}
      </div>
      {scan.mime.startsWith('image/') ? (
        <ScanViewer key={scan.url} url={scan.url} name={fieldLabel(t, scan.field)} />
      ) : (
        <PdfScan scan={scan} />
      )}
    </section>
  )
}

/** The browser's own reader shows it best, in a tab of its own. */
function PdfScan({ scan }: { scan: Scan }) {
  const t = useWords('operator')
  return (
    <div className="grid h-[60vh] place-items-center rounded-card border border-line bg-sunken">
      <a
        href={serverAddress(scan.url)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'ink' })}
      >
        <FileText className="size-4.5" aria-hidden="true" />
        {t('scan.openPdf')}
      </a>
    </div>
  )
}
