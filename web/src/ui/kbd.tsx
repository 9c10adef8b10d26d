import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-md border border-b-2 border-line bg-surface px-1.5 font-sans text-xs text-soft">
      {children}
    </kbd>
  )
}
