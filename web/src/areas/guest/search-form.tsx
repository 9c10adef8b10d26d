import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { longestSearch } from '#contract/search-text'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { buttonClass } from '../../ui/button-class'
import { cx } from '../../ui/class-names'

/** Asks by the address alone, so that it works without scripts and an answer can be passed on. */
export function SearchForm({ search = '', className }: { search?: string; className?: string }) {
  const t = useWords('guest')
  const navigate = useNavigate()

  function showAnswer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q'))
    navigate(`${links.search}?${new URLSearchParams({ q })}`)
  }

  return (
    <search className={className}>
      <form
        action={links.search}
        method="get"
        onSubmit={showAnswer}
        className="relative flex max-w-2xl gap-2"
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 stroke-soft"
        >
          <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13.2 13.2 17 17" />
        </svg>
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={longestSearch}
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 min-w-0 flex-1 rounded-full border border-edge bg-surface pr-4 pl-11 text-ink hover:border-ink"
        />
        <button type="submit" className={cx(buttonClass({ variant: 'ink' }), 'h-12 shrink-0')}>
          {t('search.go')}
        </button>
      </form>
    </search>
  )
}
