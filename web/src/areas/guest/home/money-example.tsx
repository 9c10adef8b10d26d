// The arithmetic of a bill, shown with the site's own share: the point is that every step is visible.
import { formatAmount } from '../../../lib/format'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'

const paidCents = 160_563n

export function MoneyExample() {
  const t = useWords('guest')
  const { royalty_rate } = useRootData().site.terms
  const rows = [
    { label: t('home.money.paid'), value: decimal(paidCents) },
    { label: t('home.money.share'), value: `× ${Number(royalty_rate) * 100} %` },
  ]
  return (
    <section
      aria-labelledby="money-title"
      className="page grid gap-x-16 gap-y-8 py-14 md:grid-cols-2 md:py-20"
    >
      <div>
        <h2 id="money-title" className="text-3xl">
          {t('home.money.title')}
        </h2>
        <p className="mt-4 max-w-[42ch] text-soft">{t('home.money.text')}</p>
      </div>
      <figure className="rounded-card border border-line bg-surface p-6 shadow-lift">
        <dl className="num">
          {rows.map(row => (
            <div key={row.label} className="flex justify-between gap-4 border-b border-line py-3">
              <dt className="text-soft">{row.label}</dt>
              <dd className="font-semibold">{row.value}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 pt-4">
            <dt className="font-semibold">{t('home.money.yours')}</dt>
            <dd className="font-display text-2xl font-semibold text-river">{share(royalty_rate)}</dd>
          </div>
        </dl>
        <figcaption className="mt-4 text-sm text-soft">{t('home.money.note')}</figcaption>
      </figure>
    </section>
  )
}

function decimal(cents: bigint): string {
  return formatAmount(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
}

/** The rate has four decimals; half a cent rounds up, once, at the end. */
function share(rate: string): string {
  const tenThousandths = BigInt(rate.replace('.', '').padEnd(5, '0').slice(0, 5))
  return decimal((paidCents * tenThousandths + 5000n) / 10_000n)
}
