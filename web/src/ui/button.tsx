import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { cx } from './class-names'
import { Spinner } from './spinner'

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  ButtonLook & {
    children: ReactNode
    /** Shows moving lines in place of the words and ignores clicks; the width stays. */
    loading?: boolean
    icon?: ReactNode
  }

export function Button(props: ButtonProps) {
  const { variant, size, block, loading = false, icon, className, children, onClick, ...rest } = props
  // Loading keeps the button focusable: a disabled one would drop the keyboard's place.
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? ignore : onClick}
    >
      <span className={cx('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
