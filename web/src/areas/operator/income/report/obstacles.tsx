import type { Report } from '#contract/income/report'
import { useWords } from '../../../../lib/words'

type Obstacle = Report['posting']['obstacles'][number]

/** Where the way out is on this page; the others are somebody else's to clear. */
const ways: Partial<Record<Obstacle, string>> = {
  'stores-unknown': '#stores',
  'rates-missing': '#rates',
  'tables-unmarked': '#tables',
}

/** What keeps this person from posting, each with the way out where there is one. */
export function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const t = useWords('report-check')
  if (obstacles.length === 0) return null
  return (
    <ul className="text-sm text-soft">
      {obstacles.map(obstacle => {
        const words = t(`obstacle.${obstacle}`)
        return (
          <li key={obstacle}>
            {ways[obstacle] ? (
              <a href={ways[obstacle]} className="text-accent underline underline-offset-4">
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}
