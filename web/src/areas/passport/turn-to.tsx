import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { useWithNext } from './use-with-next'

type TurnToProps = { title: string; children: ReactNode; to: string; action: string }

/** This form is the wrong one: says why, and leads to the right one. */
export function TurnTo({ title, children, to, action }: TurnToProps) {
  return (
    <div role="alert">
      <Notice
        tone="amber"
        title={title}
        action={
          <ButtonLink to={useWithNext()(to)} variant="ink" size="small">
            {action}
          </ButtonLink>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
