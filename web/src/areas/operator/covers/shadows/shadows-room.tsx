import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { orderShadows, removeShadow } from '#contract/covers/desk-calls'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { IconButton } from '../../../../ui/icon-button'
import { Skeleton } from '../../../../ui/skeleton'
import { SortableList } from '../../sortable/sortable-list'
import { Unreachable } from '../../unreachable'
import { type Shadow, shadowsQuery } from '../cover-queries'
import { useOrderOffers } from '../use-order-offers'
import { useRemoval } from '../use-removal'
import { ShadowForm } from './shadow-form'
import { ShadowSample } from './shadow-sample'

export function ShadowsRoom() {
  const t = useWords('cover-offer')
  const { data, isError, isFetching, refetch } = useQuery(shadowsQuery)
  const [opened, setOpened] = useState<Shadow | 'new'>()
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <>
      <Button
        variant="main"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpened('new')}
      >
        {t('shadow.new')}
      </Button>
      <div className="mt-5">{data ? <ShadowList shadows={data} onOpen={setOpened} /> : <RowPlaces />}</div>
      {opened && (
        <ShadowForm shadow={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function ShadowList({ shadows, onOpen }: { shadows: Shadow[]; onOpen: (shadow: Shadow) => void }) {
  const t = useWords('cover-offer')
  const language = useLanguage()
  const order = useOrderOffers<Shadow>(orderShadows, shadowsQuery.queryKey)
  const [askToRemove, removal] = useRemoval(removeShadow)
  if (shadows.length === 0) {
    return <EmptyState title={t('shadow.empty')}>{t('shadow.emptyText')}</EmptyState>
  }
  return (
    <>
      <SortableList
        label={t('room.shadows')}
        items={shadows}
        idOf={({ id }) => id}
        nameOf={({ names }) => names[language]}
        onOrder={next => void order(next)}
      >
        {shadow => {
          const name = shadow.names[language]
          return (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ShadowSample shadow={shadow} size="row" />
              <div className="min-w-0 flex-1 basis-40">
                <h2 className="font-semibold">{name}</h2>
                <p className="num text-sm text-soft">
                  {t('shadow.facts', {
                    blur: shadow.blur,
                    x: shadow.offset_x,
                    y: shadow.offset_y,
                    opacity: Math.round(shadow.opacity * 100),
                  })}
                </p>
              </div>
              <div className="flex">
                <IconButton label={t('edit', { name })} onClick={() => onOpen(shadow)}>
                  <Pencil />
                </IconButton>
                <IconButton
                  label={t('remove', { name })}
                  onClick={() => askToRemove({ id: shadow.id, name, text: t('shadow.removeText') })}
                >
                  <Trash2 />
                </IconButton>
              </div>
            </div>
          )
        }}
      </SortableList>
      {removal}
    </>
  )
}

function RowPlaces() {
  return (
    <div aria-hidden="true" className="grid gap-4 border-t-2 border-line pt-4">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} className="h-20 w-full" />
      ))}
    </div>
  )
}
