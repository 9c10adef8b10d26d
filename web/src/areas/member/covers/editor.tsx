import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { Design } from '#contract/covers/design'
import { readDesign } from '#contract/covers/design-calls'
import { api } from '../../../lib/api'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'
import { Loaded } from '../loaded'
import { EditorSkeleton } from './editor/editor-skeleton'
import { OpenEditor } from './editor/open-editor'
import { useWorkBrief } from './smart/use-work-brief'

const designQuery = (id: number) => ({
  queryKey: ['open design', id],
  queryFn: async () => (await api(readDesign, { id }, { shows: () => true })).data,
  // What is on the screen is the truth from here on.
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})

/** Lays out one design by hand. */
export default function CoverEditor() {
  const t = useWords('cover-editor')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const isAsked = Number.isSafeInteger(id) && id > 0
  const query = useQuery({ ...designQuery(id), enabled: isAsked })
  if (!isAsked) return <Navigate to={links.manualCover} replace />
  if (isRefusal(query.error, 'notFound')) {
    return (
      <div className="page py-16">
        <EmptyState
          title={t('gone.title')}
          action={<ButtonLink to={links.manualCover}>{t('gone.back')}</ButtonLink>}
        >
          {t('gone.text')}
        </EmptyState>
      </div>
    )
  }
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<EditorSkeleton />}>
      {design => <WithWork key={design.id} design={design} />}
    </Loaded>
  )
}

/** The design as it was opened stays: whatever is read later may be older than what is on the screen. */
function WithWork({ design }: { design: Design }) {
  const [opened] = useState(design)
  return <OpenEditor design={opened} work={useWorkBrief(opened.work?.id)} />
}
