import { useState } from 'react'
import type { Report } from '#contract/income/report'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useShortcuts } from '../../keys/use-shortcuts'
import { Bills } from './bills'
import { CompareDialog } from './compare-dialog'
import { DecisionBar } from './decision-bar'
import { AskFirst } from './deeds/ask-first'
import { PostDialog } from './deeds/post-dialog'
import { ReverseDialog } from './deeds/reverse-dialog'
import { FlowPicture } from './flow-picture'
import { HowRead } from './how-read'
import { KeyHelp } from './key-help'
import { Likenesses } from './likeness'
import { OddLines } from './lines/odd-lines'
import { MoneyPart } from './money/money'
import { OwnTotal } from './own-total'
import { Postings } from './postings'
import { ReportHead } from './report-head'
import { Requests } from './requests/requests'
import { StandingNotice } from './standing-notice'
import { StoresNotice } from './stores-notice'
import { Sums } from './sums'
import { Suspense } from './suspense/suspense'
import { Tables } from './tables'

type Asked = 'post' | 'count' | 'discard' | 'reverse' | 'keys' | { compare: number }

const read: readonly Report['state'][] = ['checked', 'posted', 'counted', 'reversed']
const columns =
  'mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_23rem]'

/** Everything that is known about a report before it becomes bills, and what became of it. */
export function OpenedReport({ report, at }: { report: Report; at: number }) {
  const t = useWords('report-check')
  const [asked, setAsked] = useState<Asked>()
  const [isOn, setIsOn] = useShortcutSwitch()
  const close = () => setAsked(undefined)
  const { can, previous_id, reading } = report
  useShortcuts(
    {
      c: () => previous_id !== null && setAsked({ compare: previous_id }),
      p: () => can.post && setAsked('post'),
      '?': () => setAsked('keys'),
    },
    isOn,
  )
  const isRead = read.includes(report.state)
  const hasMoney = isRead && !report.is_usage_only
  return (
    <>
      <div className="page">
        <ReportHead
          report={report}
          isOn={isOn}
          onCompare={compare => setAsked({ compare })}
          onDiscard={() => setAsked('discard')}
          onReverse={() => setAsked('reverse')}
        />
        <StandingNotice report={report} at={at} />
        <Requests requests={report.requests} />
        {isRead && <Likenesses report={report} onCompare={compare => setAsked({ compare })} />}
        {isRead && <Tables key={`tables ${report.version}`} report={report} />}
        {reading && (isRead || report.state === 'failed') && (
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
            <HowRead key={report.version} report={report} reading={reading} />
            {isRead && <FlowPicture report={report} />}
          </div>
        )}
        {report.postings.length > 0 && (
          <div className={columns}>
            <Postings report={report} />
            <MoneyPart report={report} />
          </div>
        )}
        {isRead && !hasMoney && (
          <div className="max-w-3xl">
            <StoresNotice report={report} />
          </div>
        )}
        {hasMoney && (
          <div className={columns}>
            <Sums report={report} />
            <OwnTotal report={report} />
          </div>
        )}
        {isRead && (
          <div className={columns}>
            <Suspense report={report} isOn={isOn} />
            <OddLines report={report} />
          </div>
        )}
        {report.postings.length > 0 && <Bills report={report} />}
        {isRead && (
          <p className="mt-8 max-md:hidden">
            <Button size="small" variant="quiet" onClick={() => setAsked('keys')}>
              {t('keys.open')}
            </Button>
          </p>
        )}
      </div>
      <DecisionBar
        report={report}
        isOn={isOn}
        onPost={() => setAsked('post')}
        onCount={() => setAsked('count')}
      />
      {asked === 'post' && <PostDialog report={report} onClose={close} />}
      {asked === 'reverse' && <ReverseDialog report={report} onClose={close} />}
      {(asked === 'count' || asked === 'discard') && (
        <AskFirst deed={asked} report={report} onClose={close} />
      )}
      {asked === 'keys' && <KeyHelp isOn={isOn} onSwitch={setIsOn} onClose={close} />}
      {typeof asked === 'object' && <CompareDialog id={report.id} otherId={asked.compare} onClose={close} />}
    </>
  )
}
