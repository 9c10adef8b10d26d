import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { listWorks } from '#contract/works/work-calls'
import { WorkCover } from '../../../../features/works/work-cover'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Dialog } from '../../../../ui/dialog'
import { SearchField } from '../../../../ui/search-field'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'

type WorkPickerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (id: number) => void
}

const shownAtOnce = 12

/** The works that were touched last; the others are found by their names. */
export function WorkPicker({ open, onOpenChange, onChoose }: WorkPickerProps) {
  const t = useWords('support')
  const [search, setSearch] = useState('')
  const find = useCallback((typed: string) => setSearch(typed), [])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('about.chooseTitle')}
      closeLabel={t('file.close')}
      size="small"
    >
      <SearchField label={t('about.search')} hint={t('about.searchHint')} value={search} onChange={find} />
      {/* As tall as it will be, so that the dialog does not grow under the pointer. */}
      <div className="mt-3 h-[min(24rem,50dvh)] overflow-y-auto">
        <FoundWorks search={search} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}

function FoundWorks({ search, onChoose }: { search: string } & Pick<WorkPickerProps, 'onChoose'>) {
  const t = useWords('support')
  const titleOf = useWorkTitle()
  const query = useQuery({
    queryKey: ['works', 'recent', search],
    queryFn: async ({ signal }) => {
      const wanted = { sort: 'updated' as const, limit: shownAtOnce, ...(search && { search }) }
      return (await api(listWorks, wanted, { quiet: true, signal })).data.items
    },
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} failed={t('about.failed')} skeleton={<Skeleton className="h-72" />}>
      {works =>
        works.length === 0 ? (
          <p className="py-6 text-center text-soft">{t(search ? 'about.nothing' : 'about.noWorks')}</p>
        ) : (
          <ul>
            {works.map(work => (
              <li key={work.id} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  onClick={() => onChoose(work.id)}
                  className="flex min-h-16 w-full items-center gap-3 rounded-lg px-1 py-2 text-left -outline-offset-2 hover:bg-sunken"
                >
                  <WorkCover workId={work.id} url={work.cover_url} className="size-11" />
                  <span className="grid min-w-0 flex-1 justify-items-start gap-0.5">
                    <span className="w-full truncate font-semibold">{titleOf(work.kind, work.title)}</span>
                    <WorkStatusBadge status={work.status} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
