import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { childrenRules } from '#contract/identity/consent-calls'
import type { Identity } from '../../../features/account/identity-queries'
import { PageLink } from '../../../features/consents/page-link'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import './consent-print.css'

/** The text to print, sign and scan. On paper it stands alone; on the screen there is only the button. */
export function ConsentPrint({ identity }: { identity: Identity }) {
  const t = useWords('member')
  const [isPrinting, setIsPrinting] = useState(false)
  function print() {
    // Browsers print what is there at this moment.
    flushSync(() => setIsPrinting(true))
    window.print()
    setIsPrinting(false)
  }
  return (
    <>
      <div className="relative mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" onClick={print}>
          {t('minor.print')}
        </Button>
        <span className="text-sm text-soft">{t('minor.printHint')}</span>
        <PageLink id={childrenRules} title={t('consents.children')} />
      </div>
      {isPrinting && createPortal(<Sheet identity={identity} />, document.body)}
    </>
  )
}

const lines = [1, 2, 3, 4, 5] as const

function Sheet({ identity: { real_name: child, guardian } }: { identity: Identity }) {
  const t = useWords('member')
  const { site, language } = useRootData()
  const blank = '________________'
  const names = {
    // Written in by hand: a masked number would prove nothing on paper.
    childId: blank,
    guardianId: blank,
    site: site.site_title[language],
    child: child?.name ?? blank,
    guardian: guardian?.name ?? blank,
    relation: guardian ? t(`minor.relation.${guardian.relation}`) : blank,
  }
  return (
    <article className="consent-sheet">
      <h1>{t('minor.sheet.title')}</h1>
      <p>{t('minor.sheet.people', names)}</p>
      <ol>
        {lines.map(line => (
          <li key={line}>{t(`minor.sheet.line${line}`, names)}</li>
        ))}
      </ol>
      <p>{t('minor.sheet.sign')}</p>
      <p>{t('minor.sheet.date')}</p>
    </article>
  )
}
