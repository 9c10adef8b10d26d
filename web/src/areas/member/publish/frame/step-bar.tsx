import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { openReasons } from '../../../../features/works/reasons/followed-reasons'
import { groupOf } from '../../../../features/works/work-groups'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import type { Step } from './step-frame'

type StepBarProps = { step: Step; shares: readonly [number, number] }

/** Three lines that fill as the work does. Every step can be opened at any time. */
export function StepBar({ step: current, shares }: StepBarProps) {
  const t = useWords('publish')
  const { state, reasons } = useOpenDraft()
  const { work } = state
  const group = groupOf(work.status)
  const isScoped = !['information', 'scope', 'rejected'].includes(group)
  const done = [...shares, group === 'signing' ? 0.5 : isScoped ? 1 : 0]
  return (
    <nav aria-label={t('steps.label')} className="mt-5">
      <ol className="grid gap-2 max-sm:grid-cols-[1.25fr_1fr_1.1fr] sm:grid-cols-3 sm:gap-4">
        {([1, 2, 3] as const).map(step => {
          const share = done[step - 1] ?? 0
          const isDone = share === 1 && !openReasons(reasons).some(reason => reason.step === step)
          const isCurrent = step === current
          return (
            <li key={step} className="flex min-w-0">
              <Link
                to={links.step(step, work.id)}
                aria-current={isCurrent ? 'step' : undefined}
                className={cx(
                  'group flex min-w-0 flex-1 flex-col gap-2 pb-1 no-underline hover:text-ink',
                  isCurrent ? 'text-ink' : isDone ? 'text-river' : 'text-soft',
                )}
              >
                <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full origin-left rounded-full bg-river transition-transform duration-(--calm)"
                    style={{ transform: `scaleX(${share})` }}
                  />
                </span>
                <span className="flex items-start gap-1 text-[0.8125rem] leading-snug font-semibold sm:gap-1.5 sm:text-base">
                  <span className="num grid h-[1.375em] shrink-0 place-items-center">
                    {isDone ? <Check aria-hidden="true" className="size-4 stroke-3" /> : step}
                  </span>
                  <span
                    className={cx(
                      'underline-offset-4 group-hover:underline',
                      isCurrent && 'underline decoration-accent decoration-2',
                    )}
                  >
                    {t(`step.${step}`)}
                  </span>
                  {isDone && <span className="sr-only">{t('steps.done')}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
