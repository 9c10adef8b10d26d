import type { Language } from '#contract/language'
import { writeCookie } from '../../lib/cookies'
import { useLanguage, useWords } from '../../lib/words'

/** A plain link, so that it also works before the scripts have arrived. */
export function LanguageSwitch() {
  const t = useWords('shell')
  const other: Language = useLanguage() === 'en' ? 'zh-CN' : 'en'
  return (
    <a
      href={`?lang=${other}`}
      lang={other}
      className="flex min-h-11 items-center px-2 text-soft hover:text-ink"
      onClick={event => {
        event.preventDefault()
        writeCookie('lang', other)
        // An address that names a language would win over the choice.
        const address = new URL(location.href)
        address.searchParams.delete('lang')
        if (address.href === location.href) location.reload()
        else location.replace(address)
      }}
    >
      {t('language.other')}
    </a>
  )
}
