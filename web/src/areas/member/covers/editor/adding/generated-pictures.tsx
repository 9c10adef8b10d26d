// Pictures of an image model, where the site offers them: asked for in words, looked at by staff, then laid on the cover.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  askPicture,
  listAskedPictures,
  pictureLimits,
  readPictureOffer,
} from '#contract/covers/picture-calls'
import { useOnce } from '../../../../../features/forms/use-once'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Field } from '../../../../../ui/field'
import { TextArea } from '../../../../../ui/text-area'
import type { Adding } from './use-adding'

const quiet = { shows: () => true }

const offerQuery = queryOptions({
  queryKey: ['picture offer'],
  queryFn: async () => (await api(readPictureOffer, {}, quiet)).data,
  staleTime: 60_000,
})

const askedQuery = queryOptions({
  queryKey: ['asked pictures'],
  queryFn: async () => (await api(listAskedPictures, { limit: 20 }, quiet)).data.items,
  // Somebody looks at the list while the model works.
  refetchInterval: ({ state }) => (state.data?.some(each => each.state === 'waiting') ? 3_000 : false),
})

/** Nothing is shown of it where the site has no model. */
export const useAreGenerated = () => useQuery(offerQuery).data?.is_offered === true

interface GeneratedProps {
  adding: Adding
  workId: number | undefined
  onDone?: () => void
}

export function GeneratedPictures({ adding, workId, onDone }: GeneratedProps) {
  const t = useWords('cover-editor')
  const queries = useQueryClient()
  const offer = useQuery(offerQuery).data
  const asked = useQuery(askedQuery)
  const [prompt, setPrompt] = useState('')
  const [once, isBusy] = useOnce()
  const left = offer?.left_pictures ?? 0

  const ask = () =>
    once(async () => {
      await api(askPicture, { prompt: prompt.trim(), work_id: workId, idempotency_key: crypto.randomUUID() })
      setPrompt('')
      await queries.invalidateQueries({ queryKey: askedQuery.queryKey })
      await queries.invalidateQueries({ queryKey: offerQuery.queryKey })
    })

  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">{t('generated.hint')}</p>
      <Field label={t('generated.prompt')}>
        <TextArea
          rows={3}
          value={prompt}
          maxLength={pictureLimits.prompt}
          onChange={event => setPrompt(event.target.value)}
        />
      </Field>
      <Button
        variant="ink"
        size="small"
        block
        loading={isBusy}
        disabled={left === 0 || prompt.trim().length < 2}
        onClick={() => void ask()}
      >
        {t('generated.ask', { count: left })}
      </Button>
      {asked.isError && <p className="text-sm text-accent">{t('add.failed')}</p>}
      <ul className="space-y-3">
        {asked.data?.map(({ id, prompt: words, state, reason, picture }) => (
          <li key={id} className="flex gap-3 text-sm">
            {picture ? (
              <button
                type="button"
                aria-label={t('generated.use', { words })}
                onClick={() => {
                  adding.uploaded(picture, words)
                  onDone?.()
                }}
                className="size-16 shrink-0 overflow-hidden rounded-control border border-line"
              >
                <img src={picture.url} alt="" loading="lazy" className="size-full object-cover" />
              </button>
            ) : (
              <span className="size-16 shrink-0 rounded-control bg-sunken" aria-hidden="true" />
            )}
            <div className="min-w-0">
              <p className="line-clamp-2">{words}</p>
              <p className="text-soft">{reason || t(`generated.${state}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
