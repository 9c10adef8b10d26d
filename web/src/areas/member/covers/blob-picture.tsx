import { useEffect, useState } from 'react'
import { cx } from '../../../ui/class-names'

/** A picture that exists only here, for as long as it is shown. */
export function BlobPicture({ picture, alt, className }: { picture: Blob; alt: string; className?: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <span className={cx('block aspect-square overflow-hidden bg-sunken', className)}>
      {address && <img src={address} alt={alt} className="size-full" draggable={false} />}
    </span>
  )
}
