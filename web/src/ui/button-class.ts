// The look of a button without React, so that any link or label can wear it.
import { cx } from './class-names'

export type ButtonVariant = 'main' | 'good' | 'ink' | 'line' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Takes the whole width of its place. */
  block?: boolean
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-full border font-semibold leading-none ' +
  'whitespace-nowrap select-none no-underline transition-colors active:translate-y-px ' +
  // A disabled button keeps readable words: it loses its colour, not its contrast.
  'disabled:text-faint disabled:translate-y-0 aria-disabled:cursor-default'

const dimmed = 'disabled:border-line disabled:bg-sunken'

const variants: Record<ButtonVariant, string> = {
  main: `border-transparent bg-accent text-accent-ink hover:brightness-92 disabled:brightness-100 ${dimmed}`,
  good: `border-transparent bg-river text-river-ink hover:brightness-92 disabled:brightness-100 ${dimmed}`,
  ink: `border-transparent bg-ink text-paper hover:bg-soft ${dimmed}`,
  line: `border-line bg-surface text-ink hover:border-ink ${dimmed}`,
  quiet: 'border-transparent text-ink hover:bg-sunken disabled:bg-transparent',
  danger: `border-accent text-accent hover:bg-accent hover:text-accent-ink disabled:hover:text-faint ${dimmed}`,
}

const sizes: Record<ButtonSize, string> = {
  small: 'h-9 px-3.5 text-sm pointer-coarse:h-11',
  medium: 'h-11 px-5 text-base',
  large: 'h-13 px-7 text-[1.0625rem]',
}

export function buttonClass({ variant = 'line', size = 'medium', block = false }: ButtonLook = {}): string {
  return cx(base, variants[variant], sizes[size], block && 'w-full')
}
