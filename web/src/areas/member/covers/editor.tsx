import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router'
import type { Design } from '#contract/covers/design'
import { readDesign } from '#contract/covers/design-calls'
import { queryClient } from '../../../features/account/account-queries'
import { api } from '../../../lib/api'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { PageHeader } from '../../../ui/page-header'
import { Loaded } from '../loaded'
import { EditorSkeleton } from './editor/editor-skeleton'
import { OpenEditor } from './editor/open-editor'
import { useWorkBrief } from './smart/use-work-brief'

const designQuery = (id: number) => ({
  queryKey: ['open design', id],
  queryFn: async () => (await api(readDesign, { id }, { shows: () => true })).data,
  // What is on the screen is the truth from here on.
  staleTime: 10_000,
  gcTime: 10_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})

const idIn = (params: URLSearchParams) => {
  const id = Number(params.get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The design comes while the page does. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const id = idIn(new URL(request.url).searchParams)
  if (id !== undefined) void queryClient.prefetchQuery(designQuery(id))
  return null
}

/** Lays out one design by hand. */
export default function CoverEditor() {
  const t = useWords('cover-editor')
  const [params] = useSearchParams()
  const id = idIn(params)
  const query = useQuery({ ...designQuery(id ?? 0), enabled: id !== undefined })
  if (id === undefined || isRefusal(query.error, 'notFound')) {
    return (
      <div className="page pb-16">
        <PageHeader title={t('gone.title')} lead={t('gone.text')} />
        <ButtonLink to={links.manualCover} variant="ink" className="mt-8">
          {t('gone.back')}
        </ButtonLink>
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
  // Whoever comes back reads it anew: it was saved meanwhile.
  useEffect(() => () => queryClient.removeQueries({ queryKey: designQuery(opened.id).queryKey }), [opened])
  return <OpenEditor design={opened} work={useWorkBrief(opened.work?.id)} />
}
