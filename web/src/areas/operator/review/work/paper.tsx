import FileText from 'lucide-react/icons/file-text'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { buttonClass } from '../../../../ui/button-class'
import { cx } from '../../../../ui/class-names'

type PaperProps = { url: string; name: string; className?: string }

/** The browser's own reader shows a PDF best; a phone has none that fits into a page. */
export function Paper({ url, name, className }: PaperProps) {
  const t = useWords('review')
  return (
    <>
      <iframe
        src={url}
        title={name}
        loading="lazy"
        className={cx('w-full rounded-control border border-line bg-sunken max-lg:hidden', className)}
      />
      <a
        href={serverAddress(url)}
        target="_blank"
        rel="noreferrer"
        data-open
        className={`${buttonClass({ size: 'small' })} lg:mt-2`}
      >
        <FileText className="size-4.5" aria-hidden="true" />
        {t('file.tab')}
      </a>
    </>
  )
}
