import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listCoverBackgrounds, listTemplates } from '#contract/covers/calls'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { OfferGrid } from './offer-grid'
import type { Adding } from './use-adding'

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
  staleTime: 5 * 60_000,
}

const backgroundsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['cover backgrounds'],
  queryFn: async ({ pageParam, signal }) =>
    (await api(listCoverBackgrounds, { cursor: pageParam, limit: 24 }, { signal, shows: () => true })).data,
})

const templatesQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['cover templates'],
  queryFn: async ({ pageParam, signal }) =>
    (await api(listTemplates, { cursor: pageParam, limit: 24 }, { signal, shows: () => true })).data,
})

export function Backgrounds({ adding, onDone }: { adding: Adding; onDone?: () => void }) {
  const t = useWords('cover-editor')
  return (
    <OfferGrid
      query={useInfiniteQuery(backgroundsQuery)}
      picture={({ thumbnail }) => thumbnail}
      empty={t('add.noBackgrounds')}
      onChoose={background => {
        adding.background(background)
        onDone?.()
      }}
    />
  )
}

export function Templates({ adding, onDone }: { adding: Adding; onDone?: () => void }) {
  const t = useWords('cover-editor')
  return (
    <>
      <p className="mb-3 text-sm text-soft">{t('add.templateHint')}</p>
      <OfferGrid
        query={useInfiniteQuery(templatesQuery)}
        picture={({ preview }) => preview}
        empty={t('add.noTemplates')}
        onChoose={({ id }) => {
          void adding.template(id).then(() => onDone?.())
        }}
      />
    </>
  )
}
