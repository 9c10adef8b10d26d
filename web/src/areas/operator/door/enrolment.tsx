import { useWords } from '../../../lib/words'
import { CopyButton } from './copy-button'

interface EnrolmentProps {
  secret: string
  address: string
  qr_svg: string
}

/** The secret as a picture to scan, as words to type, and as a link for an app on this very device. */
export function Enrolment({ secret, address, qr_svg }: EnrolmentProps) {
  const t = useWords('operator')
  return (
    <div className="mt-6 flex flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-4">
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr_svg)}`}
        alt={t('enrol.qr')}
        width={168}
        height={168}
        className="size-42 rounded-control"
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-sm text-soft">{t('enrol.type')}</p>
        <p className="num mt-1 font-semibold break-words">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={secret} label={t('copy')} />
          <a
            href={address}
            className="inline-flex min-h-9 items-center text-sm text-river underline underline-offset-4"
          >
            {t('enrol.open')}
          </a>
        </div>
      </div>
    </div>
  )
}
