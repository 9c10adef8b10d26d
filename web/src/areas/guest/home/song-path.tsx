import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'

const stages = [1, 2, 3, 4, 5] as const

/** What happens to a song, on one line: upright on a phone, across on a desk. */
export function SongPath() {
  const t = useWords('guest')
  const { promises } = useRootData().site
  return (
    <section id="path" aria-labelledby="path-title" className="scroll-mt-4 bg-sunken py-14 md:py-20">
      <div className="page">
        <h2 id="path-title" className="max-w-[22ch] text-3xl">
          {t('home.path.title')}
        </h2>
        <ol className="mt-10 ml-1 grid border-l border-edge lg:ml-0 lg:grid-cols-5 lg:border-t lg:border-l-0">
          {stages.map(stage => (
            <li key={stage} className="relative pb-7 pl-6 last:pb-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[5px] size-[9px] rounded-full bg-accent lg:-top-[5px] lg:left-0"
              />
              <p className="text-sm font-semibold text-river">
                {t(`home.path.${stage}.time`, { days: promises.review_days })}
              </p>
              <h3 className="mt-0.5 text-lg">{t(`home.path.${stage}.title`)}</h3>
              <p className="mt-1 max-w-prose text-soft">{t(`home.path.${stage}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
