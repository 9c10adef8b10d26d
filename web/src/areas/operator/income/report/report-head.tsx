import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import type { Report } from '#contract/income/report'
import { readReportAgain } from '#contract/income/report-calls'
import { fileSize } from '../../../../features/materials/file-size'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { PageHeader } from '../../../../ui/page-header'
import { KeyHint } from '../../check/key-hint'
import { monthsOf } from '../list/months'
import { ReportStateBadge } from '../list/report-state-badge'
import { useDeed } from './use-deed'

type ReportHeadProps = {
  report: Report
  isOn: boolean
  onCompare: (otherId: number) => void
  onDiscard: () => void
  onReverse: () => void
}

export function ReportHead({ report, isOn, onCompare, onDiscard, onReverse }: ReportHeadProps) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const { payer, name, entry, size, sha256, can, previous_id } = report
  const months = monthsOf(report, desk)
  const title = months ? t('head.title', { payer: payer.name, months }) : payer.name
  useTabTitle(title)
  const isUnread = report.state === 'failed' || report.state === 'cancelled'
  return (
    <PageHeader
      className="border-b-2 border-ink pb-4"
      over={
        <span className="flex flex-wrap items-center gap-x-4">
          <Link
            to={links.operatorIncome}
            className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </Link>
          <Link
            to={links.operatorPayer(payer.id)}
            className="inline-flex min-h-11 items-center font-normal text-soft hover:underline"
          >
            {payer.name}
          </Link>
        </span>
      }
      title={<span className="[overflow-wrap:anywhere]">{title}</span>}
      lead={
        <span className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <ReportStateBadge report={report} />
          <span className="font-mono break-all">{entry ? desk('row.inArchive', { name, entry }) : name}</span>
          <span>{fileSize(size)}</span>
          {sha256 && (
            <span className="font-mono" title={sha256}>
              {t('head.hash', { hash: `${sha256.slice(0, 8)}…` })}
            </span>
          )}
        </span>
      }
      actions={
        <>
          {isUnread && can.read_again && <ReadOnceMore report={report} />}
          {can.discard && (
            <Button size="small" onClick={onDiscard}>
              {t('head.discard')}
            </Button>
          )}
          {can.reverse && (
            <Button size="small" variant="danger" onClick={onReverse}>
              {t('head.reverse')}
            </Button>
          )}
          {previous_id !== null && !isUnread && report.lines.sales > 0 && (
            <Button size="small" onClick={() => onCompare(previous_id)}>
              {t('head.compare')} {isOn && <KeyHint>C</KeyHint>}
            </Button>
          )}
        </>
      }
    />
  )
}

/** As it was read before, for instance after it was cancelled. */
function ReadOnceMore({ report: { id, version, reading } }: { report: Report }) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const read = () =>
    run(
      () => api(readReportAgain, { id, version, given: reading?.given ?? {}, is_remembered: false }),
      t('readAgain.done'),
    )
  return (
    <Button size="small" loading={isBusy} onClick={() => void read()}>
      {t('head.readAgain')}
    </Button>
  )
}
