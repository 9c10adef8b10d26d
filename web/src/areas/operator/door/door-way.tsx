import type { ReactNode } from 'react'
import { DoorLines } from './door-lines'

/** The form, and beside it on wide screens how far one has come in. */
export function DoorWay({ passed, children }: { passed: 0 | 1 | 2; children: ReactNode }) {
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(28rem,1fr)_1fr]">
      <div className="mx-auto flex w-full max-w-md flex-col justify-center px-4 py-10 sm:px-8 lg:py-16">
        {children}
      </div>
      <DoorLines passed={passed} />
    </div>
  )
}
