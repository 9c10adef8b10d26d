import { remindParty } from '#contract/income/split-calls'
import { writePercent } from '#contract/income/split-percent'
import type { PartyAnswer } from '#contract/income/split-state'
import { useOnce } from '../../../../features/forms/use-once'
import { useMay } from '../../../../features/works/use-role'
import { api } from '../../../../lib/api'
import { formatDate, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import { partOf } from '../parts-of'
import { refreshSplits, type ShownParty, type ShownSplit } from '../split-queries'

const tones: Record<PartyAnswer, Tone> = { invited: 'amber', accepted: 'river', declined: 'accent' }

/** Everybody who is asked, with the part and the answer; the owner reminds whoever has not answered. */
export function PartyTable({ split }: { split: ShownSplit }) {
  const t = useWords('splits')
  const sum = split.parties.reduce((total, { percent }) => total + partOf(percent), 0)
  return (
    <section aria-labelledby="parties" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-3 border-b-2 border-ink pb-3">
        <h2 id="parties" className="text-xl">
          {t('parties.title')}
        </h2>
        <p className="num text-soft">
          {t('parties.count', { asked: split.asked, accepted: split.accepted })}
        </p>
      </div>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('parties.title')}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-left text-xs text-soft">
            <th scope="col" className="py-2.5 pr-3 font-semibold">
              {t('parties.party')}
            </th>
            <th scope="col" className="py-2.5 pr-6 text-right font-semibold">
              {t('parties.percent')}
            </th>
            <th scope="col" className="py-2.5 font-semibold">
              {t('parties.answer')}
            </th>
          </tr>
        </thead>
        <tbody>
          {split.parties.map(party => (
            <PartyRow key={party.id} party={party} split={split} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink max-sm:flex max-sm:justify-between">
            <th scope="row" className="py-3.5 pr-3 text-left">
              {t('parties.sum')}
            </th>
            <td className="font-display num py-3.5 pr-6 text-right text-lg font-semibold max-sm:pr-0">
              {writePercent(sum)} %
            </td>
            <td className="max-sm:hidden" />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function PartyRow({ party, split }: { party: ShownParty; split: ShownSplit }) {
  const t = useWords('splits')
  const isLeaving = partOf(party.percent) === 0
  const about = [
    party.is_owner ? t('parties.owner') : party.role,
    party.is_owner ? party.role : party.mobile_masked,
    party.paid_for === 'service' && t('paidFor.service'),
  ]
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-3">
      <th scope="row" className="py-3.5 pr-3 text-left font-normal max-sm:py-1">
        <b className="block font-semibold [overflow-wrap:anywhere]">{party.name}</b>
        <span className="num block text-sm text-soft">{about.filter(Boolean).join(' · ')}</span>
      </th>
      <td className="font-display num py-3.5 pr-6 text-right text-lg font-semibold whitespace-nowrap max-sm:py-1 max-sm:pr-0">
        {isLeaving ? <Badge dot={false}>{t('parties.leaving')}</Badge> : `${party.percent} %`}
      </td>
      <td className="py-3.5 max-sm:col-span-full max-sm:py-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <Badge tone={tones[party.answer]}>{t(`answer.${party.answer}`)}</Badge>
            <p className="num mt-1 text-sm text-soft">
              {party.answered_at
                ? formatMoment(party.answered_at)
                : t('parties.ends', { date: formatDate(split.ends_at) })}
            </p>
          </div>
          {party.remind_from && <Remind party={party} from={party.remind_from} />}
        </div>
      </td>
    </tr>
  )
}

function Remind({ party, from }: { party: ShownParty; from: string }) {
  const t = useWords('splits')
  const toast = useToast()
  const mayRemind = useMay(remindParty)
  const [once, isBusy] = useOnce()
  if (!mayRemind) return null
  if (new Date(from) > new Date()) {
    return (
      <span className="num text-sm text-soft">{t('parties.remindFrom', { date: formatDate(from) })}</span>
    )
  }
  const remind = () =>
    once(async () => {
      const { msg } = await api(remindParty, { party_id: party.id })
      toast({ tone: 'river', title: msg })
    }).then(refreshSplits)
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={t('parties.remindName', { name: party.name })}
      onClick={() => void remind()}
    >
      {t('parties.remind')}
    </Button>
  )
}
