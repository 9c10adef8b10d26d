import { useState } from 'react'
import { Link } from 'react-router'
import { confirmMoneyRequest, refuseMoneyRequest } from '#contract/income/money-request-calls'
import type { Report } from '#contract/income/report'
import { apiWithCode } from '../../../../../features/second-factor/api-with-code'
import { api } from '../../../../../lib/api'
import { formatAmount, formatMoment } from '../../../../../lib/format'
import { links } from '../../../../../lib/links'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { ReasonDialog } from '../../../reason-dialog'
import { useDeed } from '../use-deed'

type Request = Report['requests'][number]

/** What colleagues ask for and a second person decides: a payment, money that is moved, a difference, a reversal. */
export function Requests({ requests }: { requests: Report['requests'] }) {
  const t = useWords('report-check')
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests" className="mt-6 max-w-3xl rounded-card border border-amber px-5 py-4">
      <h2 id="requests" className="text-lg">
        {t('requests.title')}
      </h2>
      <ul>
        {requests.map(request => (
          <OneRequest key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

function OneRequest({ request }: { request: Request }) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const [isRefusing, setIsRefusing] = useState(false)
  const { id, why, reason, asked_by: name, asked_at, ends_at, holds_until, is_own } = request
  const said = useSaid(request)
  return (
    <li className="mt-3 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="num font-semibold">
        {request.other_report_id === null ? (
          said
        ) : (
          <Link to={links.operatorReport(request.other_report_id)} className="underline underline-offset-4">
            {said}
          </Link>
        )}
      </p>
      {(request.kind === 'receipt' || request.kind === 'move') && (
        <p className="text-sm text-soft">{why.map(one => t(`why.${one}`)).join(' · ')}</p>
      )}
      <p className="break-words">{reason}</p>
      <p className="num text-sm text-soft">
        {t('requests.by', { name, time: formatMoment(asked_at), end: formatMoment(ends_at) })}{' '}
        {holds_until && t('requests.holds', { time: formatMoment(holds_until) })}
      </p>
      {is_own && <p className="text-sm">{t('requests.own')}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {!is_own && (
          <Button
            size="small"
            variant="main"
            loading={isBusy}
            onClick={() => void run(() => apiWithCode(confirmMoneyRequest, { id }), t('requests.confirmed'))}
          >
            {t('requests.confirm')}
          </Button>
        )}
        <Button size="small" onClick={() => setIsRefusing(true)}>
          {t(is_own ? 'requests.takeBack' : 'requests.refuse')}
        </Button>
      </p>
      {isRefusing && <RefuseDialog request={request} onClose={() => setIsRefusing(false)} />}
    </li>
  )
}

function useSaid({ kind, settles, banked, received_on, other_report_id: other }: Request): string {
  const t = useWords('report-check')
  const isSentBack = kind === 'receipt' && settles?.amount.startsWith('-')
  const shown = (sum: Request['settles']) =>
    sum
      ? `${formatAmount(isSentBack ? sum.amount.replace('-', '') : sum.amount, sum.currency)} ${sum.currency}`
      : ''
  const values = { amount: shown(settles), banked: shown(banked), day: received_on ?? '', id: other ?? '' }
  return t(isSentBack ? 'requests.sentBack' : `requests.${kind}`, values)
}

function RefuseDialog({ request: { id, is_own }, onClose }: { request: Request; onClose: () => void }) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  return (
    <ReasonDialog
      title={t(is_own ? 'requests.takeBackTitle' : 'requests.refuseTitle')}
      text={t(is_own ? 'requests.takeBackText' : 'requests.refuseText')}
      label={t('requests.reason')}
      missing={t('requests.reasonMissing')}
      submit={t(is_own ? 'requests.takeBack' : 'requests.refuse')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(
          () => api(refuseMoneyRequest, { id, reason }),
          t(is_own ? 'requests.takenBack' : 'requests.refused'),
          onClose,
        )
      }
    />
  )
}
