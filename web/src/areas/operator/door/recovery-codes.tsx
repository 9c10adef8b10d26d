import Download from 'lucide-react/icons/download'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'
import { CopyButton } from './copy-button'

/** Shown once, so they can be taken along in three ways: written down, copied, kept as a file. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useWords('operator')
  const { site, language } = useRootData()
  const text = `${t('codes.file', { site: site.site_title[language] })}\n\n${codes.join('\n')}\n`
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <ol className="grid grid-cols-2 gap-x-4 border-t-2 border-ink">
        {codes.map((code, index) => (
          <li key={code} className="flex items-baseline gap-2 border-b border-line py-2">
            <span aria-hidden="true" className="num w-4 shrink-0 text-right text-xs text-faint">
              {index + 1}
            </span>
            <code className="num font-sans text-sm font-semibold whitespace-nowrap select-all">{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={t('codes.copy')} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClass({ size: 'small' })}
        >
          <Download className="size-4" aria-hidden="true" />
          {t('codes.download')}
        </a>
      </div>
    </div>
  )
}
