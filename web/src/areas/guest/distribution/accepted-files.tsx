import { useWords } from '../../../lib/words'

interface AcceptedFilesProps {
  files: readonly { name: string; formats: string; size: string; rule: string; isNeeded: boolean }[]
}

export function AcceptedFiles({ files }: AcceptedFilesProps) {
  const t = useWords('guest')
  return (
    <dl className="border-t-2 border-ink">
      {files.map(({ name, formats, size, rule, isNeeded }) => (
        <div key={name} className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="font-semibold">
            {name}
            {isNeeded && <span className="ml-2 text-sm font-normal text-accent">{t('accepted.needed')}</span>}
          </dt>
          <dd>
            <span className="num font-semibold">
              {formats}
              <span className="ml-3 font-normal text-soft">{t('accepted.upTo', { size })}</span>
            </span>
            <span className="block text-soft">{rule}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
