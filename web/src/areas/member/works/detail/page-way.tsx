import type { OwnReleasePage } from '#contract/release-pages/calls'
import { links } from '../../../../lib/links'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { buttonClass } from '../../../../ui/button-class'
import { Card } from '../../../../ui/card'
import { useToast } from '../../../../ui/toast'

/** The address to pass on and the code to print. */
export function PageWay({ page }: { page: OwnReleasePage }) {
  const t = useWords('works')
  const shell = useWords('shell')
  const toast = useToast()
  const { origin } = useRootData()
  const short = origin + page.short_address
  async function copy() {
    await navigator.clipboard.writeText(short)
    toast({ title: t('page.copied') })
  }
  const isOpen = page.standing === 'out' || page.standing === 'soon'
  return (
    <Card title={t('page.title')} detail={t(`page.standing.${page.standing}`)}>
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5">
        {/* Dark on white in both themes: a camera has to read it. */}
        <img
          src={links.releaseCode(page.code)}
          alt={t('page.code')}
          width={112}
          height={112}
          className="rounded-control bg-white p-1"
        />
        <p className="min-w-0 text-lg font-semibold break-all">
          <bdi lang="en">{short.replace(/^https?:\/\//, '')}</bdi>
        </p>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {isOpen && (
          <a
            href={page.address}
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: 'small', variant: 'ink' })}
          >
            {t('page.open')}
            <span className="sr-only">{shell('window.new')}</span>
          </a>
        )}
        <Button size="small" onClick={() => void copy()}>
          {t('page.copy')}
        </Button>
        <a
          href={links.releaseCode(page.code)}
          download={`${page.code}.svg`}
          className={buttonClass({ size: 'small' })}
        >
          {t('page.saveCode')}
        </a>
      </div>
    </Card>
  )
}
