import type { ReactNode } from 'react'
import { cx } from './class-names'

export type StepState = 'done' | 'now' | 'next' | 'problem'

export type Step = {
  label: ReactNode
  /** A short word above the label: how long it takes, when it was. */
  note?: ReactNode
  /** What happens in this step. */
  detail?: ReactNode
  state: StepState
  onSelect?: () => void
}

type StepsProps = {
  steps: Step[]
  /** Names the list for a screen reader. */
  label: string
  /** The states in words, read after each step's label. */
  stateLabels: Record<StepState, string>
  /** auto: upright on a phone, across from 768 px. */
  layout?: 'auto' | 'across' | 'upright'
  className?: string
}

const dots: Record<StepState, string> = {
  done: 'border-river bg-river text-river-ink',
  now: 'border-ink bg-ink text-paper',
  next: 'border-edge bg-paper text-soft',
  problem: 'border-accent bg-accent text-accent-ink',
}

const words: Record<StepState, string> = {
  done: 'text-river',
  now: 'text-ink',
  next: 'text-soft',
  problem: 'text-accent',
}

/** A numbered way. The line behind a finished step flows, the line ahead is only drawn. */
export function Steps({ steps, label, stateLabels, layout = 'auto', className }: StepsProps) {
  const look = layouts[layout]
  return (
    <ol aria-label={label} className={cx('flex', look.list, className)}>
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          key={index}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={cx(
            'relative flex min-w-0 gap-3',
            look.item,
            index === steps.length - 1 && !step.detail && 'flex-none',
          )}
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cx('absolute', look.line, step.state === 'done' ? 'bg-river' : 'bg-line')}
            />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'font-display num relative z-1 grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm',
              dots[step.state],
            )}
          >
            {step.state === 'done' ? <Tick /> : index + 1}
          </span>
          <StepWords step={step} stateLabel={stateLabels[step.state]} className={look.words} />
        </li>
      ))}
    </ol>
  )
}

type StepWordsProps = { step: Step; stateLabel: string; className: string }

function StepWords({ step, stateLabel, className }: StepWordsProps) {
  const title = (
    <>
      {step.label}
      <span className="sr-only"> ({stateLabel})</span>
    </>
  )
  const look = cx('block text-left leading-tight font-semibold', words[step.state])
  return (
    <div className={cx('min-w-0', className)}>
      {step.note && <span className="block text-xs font-semibold text-river">{step.note}</span>}
      {step.onSelect ? (
        <button
          type="button"
          className={cx(look, 'underline-offset-4 hover:underline')}
          onClick={step.onSelect}
        >
          {title}
        </button>
      ) : (
        <span className={look}>{title}</span>
      )}
      {step.detail && <p className="mt-1 text-sm text-soft">{step.detail}</p>}
    </div>
  )
}

function Tick() {
  return (
    <svg
      viewBox="0 0 12 12"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 6.4 4.8 9 10 3.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

const across = {
  list: 'flex-row',
  item: 'flex-1 flex-col pr-5',
  line: 'top-[15px] left-8 right-0 h-0.5',
  words: '',
}
const upright = {
  list: 'flex-col',
  item: 'pb-5 last:pb-0',
  line: 'left-[15px] top-8 bottom-0 w-0.5',
  words: 'pt-1.5',
}

const layouts = {
  across,
  upright,
  auto: {
    list: 'max-md:flex-col',
    item: 'max-md:pb-5 max-md:last:pb-0 md:flex-1 md:flex-col md:pr-5',
    line: 'max-md:top-8 max-md:bottom-0 max-md:left-[15px] max-md:w-0.5 md:top-[15px] md:right-0 md:left-8 md:h-0.5',
    words: 'max-md:pt-1.5',
  },
}
