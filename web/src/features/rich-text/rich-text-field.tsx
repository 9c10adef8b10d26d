import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton'
import type { RichTextProps } from './rich-text-editor'

/** The editor is large: it is fetched where somebody writes, and nowhere else. */
const Editor = lazy(async () => ({ default: (await import('./rich-text-editor')).RichTextEditor }))

/** Words with headings, lists, tables and pictures, as HTML. Stands in a Field that is a group. */
export function RichTextField(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[30rem] rounded-control" />}>
      <Editor {...props} />
    </Suspense>
  )
}
