import { useQuery } from '@tanstack/react-query'
import { openWorksQuery } from '../../../../features/works/work-queries'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Dialog } from '../../../../ui/dialog'
import { Skeleton } from '../../../../ui/skeleton'

interface ChooseDraftProps {
  open: boolean
  onOpenChange(open: boolean): void
  onChoose(workId: number): void
}

/** The works that wait for their member: one of them takes the cover. */
export function ChooseDraft({ open, onOpenChange, onChoose }: ChooseDraftProps) {
  const t = useWords('covers')
  const works = useQuery({ ...openWorksQuery, enabled: open })
  const drafts = works.data?.items ?? []
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('draft.title')}
      description={t('draft.text')}
      closeLabel={t('close')}
      size="small"
    >
      {works.isLoading && <Skeleton className="h-40 w-full" />}
      {works.isError && <p className="text-accent">{t('draft.failed')}</p>}
      {works.data && drafts.length === 0 && (
        <div className="space-y-4">
          <p className="text-soft">{t('draft.none')}</p>
          <ButtonLink to={links.publish} variant="ink">
            {t('draft.begin')}
          </ButtonLink>
        </div>
      )}
      <ul className="divide-y divide-line">
        {drafts.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="block min-h-12 w-full truncate py-3 text-left font-semibold hover:text-accent"
            >
              {title || t('draft.untitled')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
