import type { ReactNode } from 'react'

type KitSectionProps = { id: string; title: string; children: ReactNode }

export function KitSection({ id, title, children }: KitSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t-2 border-ink pt-5 pb-16">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </section>
  )
}

/** One primitive in its states, with a word about when to use it. */
export function KitRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="text-sm font-semibold text-faint">{name}</p>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
