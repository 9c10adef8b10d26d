// What can be done with a design of the library without opening it.
import type { InfiniteData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OutputOf } from '#contract/call'
import { type DesignRow, designLimits } from '#contract/covers/design'
import {
  binDesign,
  copyDesign,
  type listDesigns,
  markDesign,
  readDesign,
  removeDesign,
  restoreDesign,
  saveDesign,
} from '#contract/covers/design-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { refreshDesigns } from '../../../../features/covers/design-queries'
import { api } from '../../../../lib/api'
import { CallRefused, TransportFailure } from '../../../../lib/api-client'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'

export function useDesignDeeds() {
  const t = useWords('covers')
  const toast = useToast()
  const [once, isBusy] = useOncePerDesign()

  const restore = ({ id, name }: DesignRow) =>
    once(id, 'restore', async () => {
      await api(restoreDesign, { id })
      toast({ tone: 'river', title: t('library.restored', { name }) })
      await refreshDesigns()
    })

  return {
    isBusy,
    restore,

    /** The heart answers at once; if the server says no, it is as it was. */
    mark: ({ id, is_favourite }: DesignRow) =>
      once(id, 'mark', async () => {
        showMark(id, !is_favourite)
        try {
          await api(markDesign, { id, is_favourite: !is_favourite })
        } finally {
          await refreshDesigns()
        }
      }),

    copy: ({ id, name }: DesignRow) =>
      once(id, 'copy', async () => {
        await api(copyDesign, { id, name: copyName(name, t('library.copyMark')) })
        toast({ tone: 'river', title: t('library.copied', { name }) })
        await refreshDesigns()
      }),

    /** On the version that stands: what somebody drew meanwhile stays. */
    rename: ({ id }: DesignRow, name: string) =>
      once(id, 'rename', async () => {
        const { data } = await api(readDesign, { id })
        await api(saveDesign, { id, version: data.version, name, scene: data.scene })
        await refreshDesigns()
      }),

    bin: (design: DesignRow) =>
      once(design.id, 'bin', async () => {
        await api(binDesign, { id: design.id })
        toast({
          title: t('library.binned', { name: design.name, days: designLimits.binDays }),
          action: (
            <Button size="small" onClick={() => void restore(design)}>
              {t('library.undo')}
            </Button>
          ),
        })
        await refreshDesigns()
      }),

    remove: ({ id, name }: DesignRow) =>
      once(id, 'remove', async () => {
        await api(removeDesign, { id })
        toast({ title: t('library.removed', { name }) })
        await refreshDesigns()
      }),
  }
}

/** Whoever is quick does several things in a row: only the same with the same design waits. */
function useOncePerDesign() {
  const underWay = useRef(new Set<string>())
  const [count, setCount] = useState(0)

  /** Answers whether it was done. Problems of calls are told by the client. */
  async function once(id: number, deed: string, run: () => Promise<void>): Promise<boolean> {
    const key = `${deed} ${id}`
    if (underWay.current.has(key)) return false
    underWay.current.add(key)
    setCount(underWay.current.size)
    try {
      await run()
      return true
    } catch (error) {
      if (error instanceof CallRefused || error instanceof TransportFailure) return false
      throw error
    } finally {
      underWay.current.delete(key)
      setCount(underWay.current.size)
    }
  }

  return [once, count > 0] as const
}

type Pages = InfiniteData<OutputOf<typeof listDesigns>>

function showMark(id: number, isFavourite: boolean) {
  queryClient.setQueriesData<Pages>({ queryKey: ['designs', 'list'] }, found =>
    found
      ? {
          ...found,
          pages: found.pages.map(page => ({
            ...page,
            items: page.items.map(row => (row.id === id ? { ...row, is_favourite: isFavourite } : row)),
          })),
        }
      : found,
  )
}

/** A long name makes room for the mark. */
export function copyName(name: string, mark: string): string {
  return `${[...name]
    .slice(0, designLimits.name - mark.length)
    .join('')
    .trimEnd()}${mark}`
}
