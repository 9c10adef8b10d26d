import type { AreaWords } from '../messages/areas'
import { lastResort } from '../messages/last-resort'
import { buttonClass } from '../ui/button-class'

interface BrokenScreenProps {
  /** Absent when even the site could not be loaded: then both languages are shown. */
  words?: AreaWords['shell']
  isMissing: boolean
}

export function BrokenScreen({ words, isMissing }: BrokenScreenProps) {
  const part = isMissing ? 'unknown' : 'broken'
  return (
    <main id="content" className="page grid min-h-[60vh] flex-1 content-center gap-4 py-16">
      <h1 className="text-3xl">{words?.[`${part}.title`] ?? lastResort.title}</h1>
      <p className="text-soft">{words?.[`${part}.text`]}</p>
      <p>
        <a className={buttonClass({ variant: 'ink' })} href={isMissing ? '/' : ''}>
          {isMissing ? words?.['unknown.back'] : (words?.['load.retry'] ?? lastResort.reload)}
        </a>
      </p>
    </main>
  )
}
