import type { CSSProperties } from 'react'
import { useLanguage, useWords } from '../../../lib/words'
import type { Settings } from './settings-queries'

const isColor = (value: string | null) => value !== null && /^#[0-9a-f]{6}$/i.test(value)

/** How the head of the site will look, before anything is saved. */
export function Preview({ presentation }: { presentation: Settings['presentation'] }) {
  const t = useWords('site')
  const language = useLanguage()
  const { site_title, site_logo, colors, hotline, contact_email } = presentation
  const style = {
    ...(isColor(colors.accent) && { '--accent': colors.accent }),
    ...(isColor(colors.river) && { '--river': colors.river }),
  } as CSSProperties
  return (
    <figure>
      <figcaption className="mb-1.5 font-semibold">{t('preview')}</figcaption>
      <div
        data-colors
        style={style}
        className="overflow-hidden rounded-card border border-line bg-paper wrap-anywhere"
        inert
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-5 py-3">
          <span className="flex items-center gap-2.5 font-display text-xl font-bold">
            {site_logo ? (
              <img src={site_logo} alt="" className="h-7 w-auto" />
            ) : (
              <svg
                width="26"
                height="26"
                viewBox="0 0 26 26"
                fill="none"
                className="shrink-0 stroke-accent"
                aria-hidden="true"
              >
                <path
                  d="M2 6c8 0 8 7 22 7M2 13h22M2 20c8 0 8-7 22-7"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                />
              </svg>
            )}
            {site_title[language] || '…'}
          </span>
          <span className="border-b-2 border-accent py-1 font-medium">{t('preview.here')}</span>
          <span className="text-soft">{t('preview.there')}</span>
          <span className="ml-auto rounded-full bg-accent px-4 py-1.5 font-semibold text-paper">
            {t('preview.action')}
          </span>
        </div>
        <div className="px-5 py-4">
          <p className="text-sm font-semibold text-river">{t('preview.over')}</p>
          <p className="num mt-2 text-sm text-soft">{[hotline, contact_email].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
    </figure>
  )
}
