import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useReasonLabel } from '../../../../features/works/reasons/use-reason-label'
import { links } from '../../../../lib/links'
import { useLanguage, useWords } from '../../../../lib/words'
import { Kbd } from '../../../../ui/kbd'
import { libraryQuery } from '../review-queries'
import { useDesk } from './desk-context'
import { secondOf } from './part'
import { reasonsFor } from './reason-part'
import type { Standing } from './use-parts'

const withKeys = 9

/** The reasons that fit where one stands, one press each. */
export function LibraryPicker({ standing, isOn }: { standing: Standing; isOn: boolean }) {
  const t = useWords('review')
  const language = useLanguage()
  const { review, reasons, sound } = useDesk()
  const labelOf = useReasonLabel(review.work)
  const { data: library = [] } = useQuery(libraryQuery)
  const fitting = reasonsFor(standing.field, library).slice(0, withKeys)
  const place = () => ({ field: standing.field, second: secondOf(sound.now(standing.sound)) })
  return (
    <section aria-label={t('library.pick')} className="mt-5">
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-sans text-base tracking-normal">
        {t('library.pick')}
        <span className="text-sm font-normal text-soft">{labelOf(standing.field)}</span>
      </h3>
      <ol className="mt-1">
        {fitting.map(({ id, title, text }, index) => (
          <li key={id}>
            <button
              type="button"
              title={text[language]}
              onClick={() => reasons.choose(place(), { text: text[language], libraryId: id })}
              className="flex min-h-9 w-full items-center gap-2.5 rounded-control px-1.5 py-1 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11"
            >
              {isOn && (
                <span aria-hidden="true" className="max-lg:hidden pointer-coarse:hidden">
                  <Kbd>{index + 1}</Kbd>
                </span>
              )}
              {title[language]}
            </button>
          </li>
        ))}
      </ol>
      {fitting.length === 0 && <p className="mt-1 text-sm text-soft">{t('library.nothing')}</p>}
      <Link
        to={links.operatorReasons}
        className="mt-1 inline-flex min-h-9 items-center px-1.5 text-sm text-river underline-offset-4 hover:underline"
      >
        {t('library.manage')}
      </Link>
    </section>
  )
}
