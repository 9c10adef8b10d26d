import type { ReactNode } from 'react'
import { cx } from './class-names'

export type KeyFigure = {
  value: ReactNode
  label: ReactNode
  /** River: money that is yours. Accent: a figure that asks for something. */
  tone?: 'river' | 'accent'
}

const tones = { river: 'text-river', accent: 'text-accent' }

/** The big numbers under one ink rule. A figure comes first for the eye, its word first for the ear. */
export function KeyFigures({ figures, className }: { figures: KeyFigure[]; className?: string }) {
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-x-5 gap-y-6 border-t-2 border-ink pt-4.5 md:auto-cols-fr md:grid-flow-col md:grid-cols-none',
        className,
      )}
    >
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row's places are fixed, a figure has no other identity
        <div key={index} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm text-soft">{figure.label}</dt>
          <dd className={cx('font-display num text-2xl', figure.tone && tones[figure.tone])}>
            {figure.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
