import { serverAddress } from '../../../lib/server-address'
import { useWords } from '../../../lib/words'

type ForwardedFilesProps = { files: readonly { name: string; url: string }[] }

/** What the member sent with the counter-notice, to look at or to keep. */
export function ForwardedFiles({ files }: ForwardedFilesProps) {
  const t = useWords('infringement')
  if (files.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{t('case.theirEvidence')}</h3>
      <ul className="mt-2 grid gap-1">
        {files.map(({ name, url }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-5">
            <a
              href={serverAddress(url)}
              target="_blank"
              rel="noreferrer"
              className="num inline-flex min-h-11 items-center font-semibold text-river underline underline-offset-4"
            >
              {name}
            </a>
            <a
              href={serverAddress(url)}
              download={name}
              aria-label={t('case.downloadOf', { name })}
              className="inline-flex min-h-11 items-center text-soft underline underline-offset-4"
            >
              {t('case.download')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
