import { useWords } from '../../../../../lib/words'
import type { ExportStep } from '../checks/editor-jobs'

/** How far a file is; it floats below the bar, so that the bar does not move. */
export function StepWords({ step }: { step: ExportStep | undefined }) {
  const t = useWords('cover-editor')
  return (
    <span aria-live="polite" className="contents">
      {step && (
        <span className="fixed top-16 right-4 z-40 rounded-control border border-line bg-raised px-4 py-2.5 text-sm text-ink shadow-lift">
          {t(`export.step.${step}`)}
        </span>
      )}
    </span>
  )
}
