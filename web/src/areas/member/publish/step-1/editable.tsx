import type { ReactNode } from 'react'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { cx } from '../../../../ui/class-names'

/** Fields in two columns, all of them closed while the work cannot be changed. */
export function Editable({ children, className }: { children: ReactNode; className?: string }) {
  const { isReadOnly } = useOpenDraft()
  return (
    <fieldset
      disabled={isReadOnly}
      className={cx(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-5 sm:grid-cols-2',
        className,
      )}
    >
      {children}
    </fieldset>
  )
}

export const wholeRow = 'sm:col-span-2'
