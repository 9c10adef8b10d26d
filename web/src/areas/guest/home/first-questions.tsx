import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'

const numbers = [1, 2, 3, 4, 5] as const

export function FirstQuestions() {
  const t = useWords('guest')
  return (
    <section aria-labelledby="questions-title" className="border-t border-line py-14 md:py-20">
      <div className="page grid gap-x-16 gap-y-8 md:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="questions-title" className="text-3xl">
            {t('home.questions.title')}
          </h2>
          <p className="mt-8 hidden font-display text-lg md:block">{t('home.end.title')}</p>
          <Link
            to={links.register}
            className={`${buttonClass({ variant: 'main', size: 'large' })} mt-4 max-md:hidden`}
          >
            {t('home.publish')}
          </Link>
        </div>
        <div>
          {numbers.map(number => (
            <details key={number} className="group border-b border-line first:border-t">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 text-lg font-medium">
                {t(`home.q${number}`)}
                <svg
                  width="18"
                  height="18"
                  viewBox="0 0 18 18"
                  fill="none"
                  className="shrink-0 stroke-accent transition-transform group-open:rotate-180"
                  strokeWidth="2"
                  strokeLinecap="round"
                  aria-hidden="true"
                >
                  <path d="M3 6.5 9 12l6-5.5" />
                </svg>
              </summary>
              <p className="max-w-[60ch] pb-5 text-soft">{t(`home.a${number}`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
