import { useState } from 'react'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'

type PictureProps = { url: string; name: string; className?: string }

/**
 * Links to files end after some minutes, and every refresh brings new ones. What is loaded stays; only what could not be
 * loaded is asked for again, by the newest link.
 */
export function Picture({ url, name, className }: PictureProps) {
  const t = useWords('support')
  const [source, setSource] = useState(url)
  const [isLost, setIsLost] = useState(false)
  const giveUp = () => (source === url ? setIsLost(true) : setSource(url))
  if (isLost) {
    return (
      <span className={cx('grid place-items-center p-2 text-center text-xs text-soft', className)}>
        {t('file.lost')}
      </span>
    )
  }
  return (
    <img src={source} alt={name} loading="lazy" decoding="async" onError={giveUp} className={className} />
  )
}
