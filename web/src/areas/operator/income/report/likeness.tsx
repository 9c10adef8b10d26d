import type { Report } from '#contract/income/report'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'

/** Another report with almost the same lines: the same month once more, a correction of it, or one that was given in for the wrong payer. */
export function Likenesses({ report, onCompare }: { report: Report; onCompare: (id: number) => void }) {
  const t = useWords('report-check')
  return report.likenesses.map(({ report: other, equal_lines }) => (
    <Notice
      key={other.id}
      tone="amber"
      className="mt-4"
      title={t('like.title')}
      action={
        <Button size="small" onClick={() => onCompare(other.id)}>
          {t('like.compare')}
        </Button>
      }
    >
      {t(other.payer.id === report.payer.id ? 'like.text' : 'like.textOther', {
        equal: formatCount(equal_lines),
        lines: formatCount(report.lines.sales),
        name: other.name,
        payer: other.payer.name,
      })}
    </Notice>
  ))
}
