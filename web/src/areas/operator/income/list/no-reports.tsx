import type { ReactNode } from 'react'
import { useWords } from '../../../../lib/words'
import { EmptyState } from '../../../../ui/empty-state'

const steps = ['arrive', 'check', 'post', 'money'] as const

/** The way of a report, for those who have not seen one yet. */
export function NoReports({ isFiltered, action }: { isFiltered: boolean; action: ReactNode }) {
  const t = useWords('income-desk')
  if (isFiltered) {
    return (
      <EmptyState title={t('empty.none')} className="py-20">
        {t('empty.noneText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('empty.title')} className="py-16" action={action}>
      <p>{t('empty.text')}</p>
      <ol className="mt-5 grid gap-2.5 text-left">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-3">
            <span aria-hidden="true" className="font-display num text-lg text-river">
              {index + 1}
            </span>
            <span className="text-ink">{t(`empty.step.${step}`)}</span>
          </li>
        ))}
      </ol>
    </EmptyState>
  )
}
