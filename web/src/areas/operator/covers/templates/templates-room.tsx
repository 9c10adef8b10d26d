import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { hideTemplate, orderTemplates, removeTemplate } from '#contract/covers/desk-calls'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { EmptyState } from '../../../../ui/empty-state'
import { IconButton } from '../../../../ui/icon-button'
import { SortableCards } from '../../sortable/sortable-cards'
import { Unreachable } from '../../unreachable'
import { CardPlaces, gridClass, OfferCard } from '../card-grid'
import { type Template, templatesQuery } from '../cover-queries'
import { HideSwitch } from '../hide-switch'
import { useOrderOffers } from '../use-order-offers'
import { useRemoval } from '../use-removal'
import { NewTemplate } from './new-template'
import { TemplateForm } from './template-form'

export function TemplatesRoom() {
  const t = useWords('cover-offer')
  const { data, isError, isFetching, refetch } = useQuery(templatesQuery)
  const [isMaking, setIsMaking] = useState(false)
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <>
      <Button
        variant="main"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => setIsMaking(true)}
      >
        {t('new.title')}
      </Button>
      <div className="mt-5">{data ? <TemplateGrid templates={data} /> : <CardPlaces />}</div>
      {isMaking && <NewTemplate onClose={() => setIsMaking(false)} />}
    </>
  )
}

function TemplateGrid({ templates }: { templates: Template[] }) {
  const t = useWords('cover-offer')
  const language = useLanguage()
  const order = useOrderOffers<Template>(orderTemplates, templatesQuery.queryKey)
  const [opened, setOpened] = useState<Template>()
  const [askToRemove, removal] = useRemoval(removeTemplate)
  if (templates.length === 0) {
    return <EmptyState title={t('template.empty')}>{t('template.emptyText')}</EmptyState>
  }
  return (
    <>
      <SortableCards
        label={t('room.templates')}
        items={templates}
        nameOf={({ names }) => names[language]}
        onOrder={next => void order(next)}
        className={gridClass}
      >
        {template => {
          const name = template.names[language]
          return (
            <OfferCard
              picture={
                template.preview ? (
                  <img
                    src={template.preview}
                    alt=""
                    width={480}
                    height={480}
                    loading="lazy"
                    className={cx('size-full', template.is_hidden && 'opacity-40')}
                  />
                ) : (
                  <p className="grid size-full place-items-center p-4 text-center text-sm text-soft">
                    {t('template.drawing')}
                  </p>
                )
              }
              name={name}
              facts={template.is_hidden ? t('hide.isHidden') : t('hide.isShown')}
              actions={
                <>
                  <IconButton label={t('edit', { name })} onClick={() => setOpened(template)}>
                    <Pencil />
                  </IconButton>
                  <IconButton
                    label={t('remove', { name })}
                    onClick={() => askToRemove({ id: template.id, name, text: t('template.removeText') })}
                  >
                    <Trash2 />
                  </IconButton>
                  <span className="ml-auto flex">
                    <HideSwitch call={hideTemplate} offer={template} name={name} />
                  </span>
                </>
              }
            />
          )
        }}
      </SortableCards>
      {opened && <TemplateForm template={opened} onClose={() => setOpened(undefined)} />}
      {removal}
    </>
  )
}
