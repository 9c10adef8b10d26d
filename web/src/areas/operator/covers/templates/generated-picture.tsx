import { useEffect, useState } from 'react'
import type { Design } from '../../../../features/covers/cover-jobs'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'

/** The one before stays in sight until the next is drawn. */
export function GeneratedPicture({
  design,
  isMaking,
}: {
  design: Design | 'failed' | undefined
  isMaking: boolean
}) {
  const t = useWords('cover-offer')
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!design || design === 'failed') return
    const made = URL.createObjectURL(design.picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [design])
  return (
    <div
      aria-busy={isMaking}
      className={cx(
        'grid aspect-square place-items-center overflow-hidden rounded-card bg-sunken transition-opacity',
        isMaking && 'opacity-70',
      )}
    >
      {design === 'failed' && <p className="p-4 text-center text-sm text-soft">{t('new.failed')}</p>}
      {design !== 'failed' && address && <img src={address} alt={t('new.preview')} className="size-full" />}
    </div>
  )
}
