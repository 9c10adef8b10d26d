import { useState } from 'react'
import { serverAddress } from '../../lib/server-address'
import { useWords } from '../../lib/words'
import { Skeleton } from '../../ui/skeleton'

/** What the server holds. A PDF shows no picture here and is opened instead. */
export function KeptScan({ url, title }: { url: string; title: string }) {
  const t = useWords('member')
  const [seen, setSeen] = useState<'picture' | 'other'>()
  return (
    <a
      href={serverAddress(url)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('scan.open', { title })}
      // The place is kept while the picture loads, so that nothing jumps.
      className="mt-4 grid h-44 place-items-center overflow-hidden rounded-control bg-sunken font-semibold text-river underline-offset-4 hover:underline"
    >
      {seen === 'other' ? (
        <span aria-hidden="true">{t('scan.openShort')}</span>
      ) : (
        <>
          {!seen && <Skeleton className="size-full [grid-area:1/1]" />}
          <img
            src={url}
            alt=""
            onLoad={() => setSeen('picture')}
            onError={() => setSeen('other')}
            className="max-h-44 max-w-full object-contain [grid-area:1/1]"
          />
        </>
      )}
    </a>
  )
}
