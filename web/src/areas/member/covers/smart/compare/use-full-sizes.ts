import { useEffect, useState } from 'react'
import { coverSide } from '#contract/covers/scene'
import type { Smart } from '../use-smart'

const wish = { width: coverSide, height: coverSide, format: 'jpeg' } as const

/** The whole files by their places, one after the other as they are drawn. */
export function useFullSizes(smart: Smart, places: readonly number[]): Record<number, Blob | 'failed'> {
  const [files, setFiles] = useState<Record<number, Blob | 'failed'>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is compared stays the same while it is compared
  useEffect(() => {
    let isLeft = false
    const drawAll = async () => {
      for (const place of places) {
        const design = smart.designs[place]
        if (!design || design === 'failed') continue
        const file = await smart.exportFile(design, wish).catch(() => 'failed' as const)
        if (isLeft) return
        setFiles(before => ({ ...before, [place]: file }))
      }
    }
    void drawAll()
    return () => {
      isLeft = true
    }
  }, [])
  return files
}
