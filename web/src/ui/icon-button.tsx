import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, for those who don't see the icon. */
  label: string
  children: ReactNode
  variant?: 'quiet' | 'line' | 'ink'
  size?: 'small' | 'medium'
}

const variants = {
  quiet: 'border-transparent text-soft hover:bg-sunken hover:text-ink',
  line: 'border-line bg-surface text-ink hover:border-ink',
  ink: 'border-transparent bg-ink text-paper hover:bg-soft',
}

const sizes = { small: 'size-9 pointer-coarse:size-11', medium: 'size-11' }

export function IconButton(props: IconButtonProps) {
  const { label, variant = 'quiet', size = 'medium', className, children, ...rest } = props
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'relative inline-grid shrink-0 place-items-center rounded-full border transition-colors',
        'disabled:text-faint disabled:hover:bg-transparent [&>svg]:size-5',
        variants[variant],
        sizes[size],
        className,
      )}
    >
      {children}
    </button>
  )
}
