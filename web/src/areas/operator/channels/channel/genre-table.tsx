import { useState } from 'react'
import type { ChannelProfile } from '#contract/distribution/channel-profile'
import { type Genre, genres } from '#contract/works/work'
import { useValueWords } from '../../../../features/works/use-value-words'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { TextInput } from '../../../../ui/text-input'
import type { ChannelForm } from './use-channel-form'

type GenreKey = keyof ChannelProfile['genres']

/** Each genre with the ones below it. */
const rows = (Object.keys(genres) as Genre[]).flatMap(genre => [
  { key: genre as GenreKey, isSub: false },
  ...genres[genre].map(key => ({ key: key as GenreKey, isSub: true })),
])

/** Our genres in the channel's words. Long, and most channels need none of it: closed until it is wanted. */
export function GenreTable({ form }: { form: ChannelForm }) {
  const t = useWords('channels')
  const wordsFor = useValueWords()
  const [isOpen, setIsOpen] = useState(false)
  const { genres: known } = form.profile
  const put = (key: GenreKey, theirs: string) => {
    const { [key]: _, ...others } = known
    form.set({ genres: theirs === '' ? others : { ...others, [key]: theirs } })
  }
  return (
    <section className="grid gap-3 border-t border-line pt-5" aria-labelledby="genre-words">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 id="genre-words" className="font-semibold">
            {t('genres.title')}
          </h3>
          <p className="text-sm text-soft">
            {t('genres.text')} {t('genres.count', { count: formatCount(Object.keys(known).length) })}
          </p>
        </div>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'genres.close' : 'genres.open')}
        </Button>
      </div>
      {isOpen && (
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-xs text-faint">
              <th scope="col" className="py-2 font-semibold">
                {t('genres.ours')}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {t('genres.theirs')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, isSub }) => {
              const name = wordsFor(isSub ? { sub_genre: key } : { genre: key })
              return (
                <tr key={key}>
                  <th scope="row" className={cx('py-1 pr-4', isSub ? 'pl-5 font-normal' : 'font-semibold')}>
                    {name}
                  </th>
                  <td className="w-1/2 py-1">
                    <TextInput
                      aria-label={t('genres.theirsFor', { name })}
                      value={known[key] ?? ''}
                      maxLength={60}
                      onChange={event => put(key, event.target.value)}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
