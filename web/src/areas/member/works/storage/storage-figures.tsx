import type { OutputOf } from '#contract/call'
import type { storageUse } from '#contract/works/calls'
import { fileSize } from '../../../../features/materials/file-size'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { Notice } from '../../../../ui/notice'
import { sharesOf } from './shares'

type Use = OutputOf<typeof storageUse>

const nearlyFull = 0.9
/** From the heaviest: ink, then ever lighter. Colour is kept for what needs somebody. */
const shades = ['bg-ink', 'bg-soft', 'bg-river', 'bg-faint', 'bg-edge']

export function StorageFigures({ use }: { use: Use }) {
  const t = useWords('works')
  const materials = useWords('materials')
  const { used, quota } = use
  const shares = sharesOf(use)
  const isFull = used / quota >= nearlyFull
  const shadeOf = (index: number) => shades[Math.min(index, shades.length - 1)] as string
  const percent = used === 0 ? '0' : used / quota < 0.001 ? '< 0.1' : ((used / quota) * 100).toFixed(1)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Bytes className={cx('font-display text-3xl', isFull && 'text-accent')} bytes={used} />
        <span className="text-lg text-soft">
          {t('storage.of')} <Bytes bytes={quota} />
        </span>
        <span className="num ml-auto text-soft">{percent}%</span>
      </p>
      <div
        role="img"
        aria-label={t('storage.picture', { percent })}
        className="mt-3 flex h-5 overflow-hidden rounded-full bg-line"
      >
        {shares.map(({ type, share }, index) => (
          // At least a hair, so that what is there can be seen.
          <span
            key={type}
            style={{ width: `max(2px, ${share * 100}%)` }}
            className={cx('block h-full', shadeOf(index))}
          />
        ))}
      </div>
      {isFull && (
        <Notice tone="accent" title={t('storage.full')} className="mt-5">
          {t('storage.fullText')}
        </Notice>
      )}
      {shares.length > 0 ? (
        <table className="mt-8 w-full border-collapse">
          <caption className="sr-only">{t('storage.byType')}</caption>
          <thead>
            <tr className="border-b-2 border-ink text-left text-sm text-soft">
              <th scope="col" className="py-2 font-semibold">
                {t('storage.type')}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t('storage.files')}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t('storage.size')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ type, files, used: ofType }, index) => (
              <tr key={type} className="border-b border-line">
                <th scope="row" className="py-3 text-left font-semibold">
                  <span className="flex items-center gap-3">
                    <span aria-hidden="true" className={cx('size-3 shrink-0 rounded-full', shadeOf(index))} />
                    {type === 'underWay' ? t('storage.underWay') : materials(`type.${type}`)}
                  </span>
                </th>
                <td className="num py-3 text-right">{files === undefined ? '–' : formatCount(files)}</td>
                <td className="py-3 text-right">
                  <Bytes bytes={ofType} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-8 text-soft">{t('storage.empty')}</p>
      )}
      <section aria-labelledby="counts" className="mt-10 max-w-[68ch]">
        <h2 id="counts" className="text-lg">
          {t('storage.counts')}
        </h2>
        <ul className="mt-2 list-disc pl-5 text-soft">
          <li>{t('storage.count1')}</li>
          <li>{t('storage.count2')}</li>
          <li>{t('storage.count3')}</li>
        </ul>
      </section>
    </>
  )
}

/** Units are the same letters in every language. */
function Bytes({ bytes, className }: { bytes: number; className?: string }) {
  return (
    <span lang="en" className={cx('num', className)}>
      {fileSize(bytes)}
    </span>
  )
}
