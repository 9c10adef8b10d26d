// Where on the desk one stands: every field, file and comparison is a part, and the keys go from one to the next.
import { type FocusEvent, useRef, useState } from 'react'

export interface Standing {
  name: string
  /** What a reason would be tied to. */
  field: string
  /** Whose sound the keys move here. */
  sound: string | undefined
}

const part = '[data-part]'

export function useParts() {
  const place = useRef<HTMLDivElement>(null)
  const [standing, setStanding] = useState<Standing>({ name: '', field: 'title', sound: undefined })

  const all = () => [...(place.current?.querySelectorAll<HTMLElement>(part) ?? [])]
  const here = () => all().findIndex(element => element.dataset.part === standing.name)
  const goTo = (element: HTMLElement | undefined) => {
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'center' })
  }

  return {
    place,
    standing,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const { dataset } = target.closest<HTMLElement>(part) ?? {}
      if (!dataset?.part) return
      setStanding({ name: dataset.part, field: dataset.marks ?? 'title', sound: dataset.sound })
    },
    step: (by: 1 | -1) => {
      const parts = all()
      goTo(parts[Math.min(Math.max(here() + by, 0), parts.length - 1)])
    },
    /** From one card of the desk to the next. */
    stepSection: (by: 1 | -1) => {
      const sections = [...(place.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].filter(
        section => section.querySelector(part),
      )
      const now = sections.findIndex(section => section.contains(all()[here()] ?? null))
      const next = sections[Math.min(Math.max(now + by, 0), sections.length - 1)]
      goTo(next?.querySelector<HTMLElement>(part) ?? undefined)
    },
    /** Back from the words of a reason to what it speaks of. */
    goBack: (field: string) => {
      const found = all().find(({ dataset }) => dataset.marks === field)
      goTo(found)
    },
  }
}

export type Parts = ReturnType<typeof useParts>
