import { ageOn, todayInChina } from '#contract/identity/age'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Card } from '../../../ui/card'
import { cx } from '../../../ui/class-names'
import type { OpenedCheck } from '../staff-queries'
import { factValue, fieldLabel } from './fields'
import { MarkButton } from './mark-button'
import type { Reasons } from './use-reasons'

export function CheckFacts({ check, reasons }: { check: OpenedCheck; reasons: Reasons }) {
  const t = useWords('operator')
  return (
    <Card title={t('check.facts')} detail={t('check.factsText')}>
      <dl className="border-t-2 border-ink">
        {check.facts.map(fact => (
          <div
            key={fact.field}
            className={cx(
              'grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1 sm:grid-cols-[7rem_minmax(0,1fr)_auto]',
              reasons.isMarked(fact.field) && 'pl-3 shadow-[inset_3px_0_var(--accent-tone)]',
            )}
          >
            <dt className="text-sm text-soft">{fieldLabel(t, fact.field)}</dt>
            <dd className="num font-semibold break-words max-sm:col-start-1">
              {factValue(t, fact)}
              {fact.field.endsWith('birth_date') && <Age birthDate={fact.value} />}
              <Earlier check={check} fact={fact} />
            </dd>
            {check.can.decide && (
              <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
                <MarkButton field={fact.field} reasons={reasons} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-soft">
        {t('check.account', { nickname: check.nickname, id: check.member_id, mobile: check.mobile })}
        <br />
        <span className="num">{t('check.submitted', { at: formatMoment(check.submitted_at) })}</span>
      </p>
    </Card>
  )
}

/** A verified account hands in another check: what was approved before stands beside it. */
function Earlier({ check, fact }: { check: OpenedCheck; fact: OpenedCheck['facts'][number] }) {
  const t = useWords('operator')
  const before = check.earlier.find(({ field }) => field === fact.field)
  if (!before) return null
  const isSame = before.value === fact.value
  return (
    <span className={cx('block text-sm font-normal', isSame ? 'text-soft' : 'text-accent')}>
      {isSame ? t('check.earlierSame') : t('check.earlier', { value: factValue(t, before) })}
    </span>
  )
}

function Age({ birthDate }: { birthDate: string }) {
  const t = useWords('operator')
  const age = ageOn(birthDate, todayInChina(new Date()))
  return <span className="ml-3 font-normal whitespace-nowrap text-soft">{t('check.age', { age })}</span>
}
