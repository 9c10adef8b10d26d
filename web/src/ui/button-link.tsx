import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-class'
import { cx } from './class-names'

/** A link inside the portal that looks like a button. For a foreign address: <a className={buttonClass()}>. */
export function ButtonLink(
  props: Omit<LinkProps, 'className'> & ButtonLook & { className?: string; icon?: ReactNode },
) {
  const { variant, size, block, icon, className, children, ...rest } = props
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      {icon}
      {children}
    </Link>
  )
}
