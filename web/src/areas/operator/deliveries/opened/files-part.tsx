import type { WholeDelivery } from '#contract/distribution/delivery'
import { fileSize } from '../../../../features/materials/file-size'
import { formatCount, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { cx } from '../../../../ui/class-names'
import { HashGlyph } from './hash-glyph'
import { isUnpacked } from './message-part'

const tones = { new: 'text-soft', same: 'text-river', changed: 'text-ink font-semibold' } as const

/** In the order of sending. */
export function FilesPart({ delivery }: { delivery: WholeDelivery }) {
  const t = useWords('deliveries')
  const { files } = delivery
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (files.length === 0) {
    return (
      <Card title={t('files')}>
        <p className="text-soft">{t(isUnpacked(delivery) ? 'files.empty' : 'files.none')}</p>
      </Card>
    )
  }
  return (
    <Card
      title={t('files')}
      detail={t('files.detail', { count: formatCount(files.length), size: fileSize(size) })}
    >
      <ul className="border-t border-line">
        {files.map(({ path, size: bytes, sha256, sent_at, compared }) => (
          <li
            key={path}
            className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="font-mono text-sm [overflow-wrap:anywhere]">{path}</span>
            <span className="num text-sm text-soft sm:text-right">{fileSize(bytes)}</span>
            <span className={cx('flex items-center gap-2 text-sm', compared && tones[compared])}>
              <HashGlyph sha256={sha256} />
              <span className="font-mono" title={sha256}>
                {sha256.slice(0, 8)}
              </span>
              {compared && t(`compared.${compared}`)}
            </span>
            <span className="num text-sm text-soft sm:text-right">
              {sent_at ? t('files.sent', { time: formatMoment(sent_at) }) : t('files.waiting')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
