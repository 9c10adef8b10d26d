import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Recording, SuspenseTitle } from '#contract/income/suspense-calls'
import { useWords } from '../../../../../lib/words'
import { Dialog } from '../../../../../ui/dialog'
import { SearchField } from '../../../../../ui/search-field'
import { recordingsQuery } from '../../income-queries'
import { OurRecording } from './our-recording'

type SearchDialogProps = {
  title: SuspenseTitle
  isBusy: boolean
  onChoose: (recording: Recording) => void
  onClose: () => void
}

/** The whole catalogue, beginning with what the payer wrote. */
export function SearchDialog({ title, isBusy, onChoose, onClose }: SearchDialogProps) {
  const t = useWords('report-check')
  const [query, setQuery] = useState(title.name)
  const find = useCallback((typed: string) => setQuery(typed), [])
  const { data, isFetching } = useQuery(recordingsQuery({ query, kind: title.kind }))
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('search.title', { title: title.name || t('suspense.noTitle') })}
      description={[title.artist, title.release].filter(Boolean).join(' · ') || undefined}
      closeLabel={t('dialog.close')}
    >
      <SearchField
        label={t('search.label')}
        hint={t('search.hint')}
        value={query}
        onChange={find}
        maxLength={100}
      />
      <div className="mt-3 min-h-72" aria-live="polite" aria-busy={isFetching}>
        {query === '' && <p className="text-soft">{t('search.start')}</p>}
        {query !== '' && data?.length === 0 && <p className="text-soft">{t('search.none')}</p>}
        {query !== '' && data && data.length > 0 && (
          <ul aria-label={t('search.results')}>
            {data.map(recording => (
              <li key={`${recording.work_id} ${recording.isrc}`} className="border-b border-line">
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => onChoose(recording)}
                  className="block w-full rounded-lg px-2 py-2 text-left hover:bg-sunken"
                >
                  <OurRecording recording={recording} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
