import type { ShownRelease } from '#contract/release-pages/calls'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { ShareButton } from './share-button'

/** What is printed on posters: the code and an address that can be typed. */
export function PageCode({ release }: { release: ShownRelease }) {
  const t = useWords('release')
  const { origin } = useRootData()
  const { code } = release
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5">
      {/* Dark on white whatever the colours: a camera has to read it. */}
      <img
        src={links.releaseCode(code)}
        alt={t('share.code')}
        width={112}
        height={112}
        loading="lazy"
        className="rounded-control bg-white p-1"
      />
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {new URL(origin).host}
          <wbr />
          {links.releaseShort(code)}
        </p>
        <p className="mb-3 text-sm text-soft">{t('share.print')}</p>
        <ShareButton release={release} isCopy />
      </div>
    </div>
  )
}
