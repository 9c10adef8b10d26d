import { batchNumber } from '#contract/payouts/batch'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { OpenedPayout } from '../payout-queries'

const known = [
  ...(['submit', 'approve', 'second', 'ask', 'refuse', 'cancel', 'confirm', 'lapse'] as const),
  ...(['sendToBank', 'pay', 'fail', 'bankReturns', 'void'] as const),
]

/** What has happened to it, who did it and when. */
export function Steps({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  return (
    <section aria-labelledby="steps" className="min-w-0">
      <h3 id="steps" className="text-lg">
        {t('steps.title')}
      </h3>
      <ol className="mt-2">
        {payout.steps.map(({ step, at, who, reason, bank_reference, batch }) => {
          const word = known.find(one => one === step)
          const moment = formatMoment(at)
          return (
            <li
              key={`${step} ${at}`}
              className="relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[0.3125rem] size-2 rounded-full bg-river"
              />
              <p className="flex flex-wrap gap-x-3">
                <b className="font-semibold">{word ? t(`step.${word}`) : step}</b>
                <span className="num text-sm text-soft">
                  {who ? t('steps.who', { name: who, moment }) : t('steps.system', { moment })}
                </span>
              </p>
              {reason && <p className="text-sm">{reason}</p>}
              {(batch !== null || bank_reference) && (
                <p className="num flex flex-wrap gap-x-3 text-sm text-soft">
                  {batch !== null && <span>{t('steps.batch', { number: batchNumber(batch) })}</span>}
                  {bank_reference && <span>{t('steps.reference', { reference: bank_reference })}</span>}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
