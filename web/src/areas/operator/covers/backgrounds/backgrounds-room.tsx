import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { hideBackground, orderBackgrounds, removeBackground } from '#contract/covers/desk-calls'
import { useLanguage, useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { EmptyState } from '../../../../ui/empty-state'
import { IconButton } from '../../../../ui/icon-button'
import { SortableCards } from '../../sortable/sortable-cards'
import { Unreachable } from '../../unreachable'
import { CardPlaces, gridClass, OfferCard } from '../card-grid'
import { type Background, backgroundsQuery } from '../cover-queries'
import { HideSwitch } from '../hide-switch'
import { knownMoods } from '../mood-choice'
import { useOrderOffers } from '../use-order-offers'
import { useRemoval } from '../use-removal'
import { BackgroundForm } from './background-form'
import { UploadBackgrounds } from './upload-backgrounds'
import type { ChosenFiles } from './use-chosen-files'

export function BackgroundsRoom({ chosen }: { chosen: ChosenFiles }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <UploadBackgrounds chosen={chosen} />
      <BackgroundGrid />
    </div>
  )
}

function BackgroundGrid() {
  const t = useWords('cover-offer')
  const said = useWords('covers')
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery(backgroundsQuery)
  const order = useOrderOffers<Background>(orderBackgrounds, backgroundsQuery.queryKey)
  const [opened, setOpened] = useState<Background>()
  const [askToRemove, removal] = useRemoval(removeBackground)
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <CardPlaces />
  if (data.length === 0) {
    return <EmptyState title={t('background.empty')}>{t('background.emptyText')}</EmptyState>
  }
  const nameOf = ({ names }: Background) => names[language]
  return (
    <>
      <SortableCards
        label={t('room.backgrounds')}
        items={data}
        nameOf={nameOf}
        onOrder={next => void order(next)}
        className={gridClass}
      >
        {background => {
          const name = nameOf(background)
          const moods = knownMoods(background.moods).map(mood => said(`mood.${mood}`))
          const { id, uses } = background
          return (
            <OfferCard
              picture={
                <img
                  src={background.thumbnail}
                  alt=""
                  width={480}
                  height={480}
                  loading="lazy"
                  className={cx('size-full', background.is_hidden && 'opacity-40')}
                />
              }
              name={name}
              facts={
                <>
                  <p>{t('background.uses', { count: uses })}</p>
                  <p className="truncate">{moods.join(' · ') || t('moods.none')}</p>
                </>
              }
              actions={
                <>
                  <IconButton label={t('edit', { name })} onClick={() => setOpened(background)}>
                    <Pencil />
                  </IconButton>
                  <IconButton
                    label={t('remove', { name })}
                    onClick={() =>
                      askToRemove({ id, name, text: t('background.removeText', { count: uses }) })
                    }
                  >
                    <Trash2 />
                  </IconButton>
                  <span className="ml-auto flex">
                    <HideSwitch call={hideBackground} offer={background} name={name} />
                  </span>
                </>
              }
            />
          )
        }}
      </SortableCards>
      {opened && <BackgroundForm background={opened} onClose={() => setOpened(undefined)} />}
      {removal}
    </>
  )
}
