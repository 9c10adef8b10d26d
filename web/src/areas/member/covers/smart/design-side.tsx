import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Shuffle from 'lucide-react/icons/shuffle'
import { palettes } from '#covers/colour/palettes'
import { type Part, parts, type Recipe } from '#covers/compose/recipe'
import type { Design } from '../../../../features/covers/cover-jobs'
import { useWords } from '../../../../lib/words'
import { buttonClass } from '../../../../ui/button-class'
import { cx } from '../../../../ui/class-names'
import { IconButton } from '../../../../ui/icon-button'
import { BlobPicture } from '../blob-picture'
import { CheckLines } from './check-lines'
import { familyWord, layoutWord, pairingWord } from './family-word'
import { Takeaway } from './takeaway'
import type { Smart } from './use-smart'
import type { WorkBrief } from './use-work-brief'

/** The chosen design: how it is seen, what it is made of, whether it keeps the rules, and where it goes. */
export function DesignSide({ smart, work }: { smart: Smart; work: WorkBrief }) {
  const t = useWords('covers')
  const design = smart.designs[smart.chosen]
  const recipe = smart.recipes[smart.chosen]
  if (!recipe || design === undefined || design === 'failed') return <div className="hidden xl:block" />
  return (
    <aside
      aria-label={t('side.label')}
      className="lg:col-start-2 xl:sticky xl:top-6 xl:col-start-3 xl:self-start"
    >
      <ChosenBar design={design} checks={smart.checks} name={t(familyWord(recipe.family))} />
      <h2 id={sideId} className="scroll-mt-6 text-lg">
        {t(familyWord(recipe.family))}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('side.small')}</p>
      <Sizes design={design} smart={smart} />
      <dl className="mt-4 border-t border-line">
        {parts.map(part => (
          <PartRow key={part} part={part} recipe={recipe} smart={smart} />
        ))}
      </dl>
      <CheckLines checks={smart.checks} />
      <Takeaway smart={smart} design={design} work={work} />
    </aside>
  )
}

const sideId = 'chosen-design'

/** Where the side lies below the grid: the chosen one stays in sight, and leads there. */
function ChosenBar({ design, checks, name }: { design: Design; checks: Smart['checks']; name: string }) {
  const t = useWords('covers')
  const isFine = checks?.every(({ isKept }) => isKept)
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-[var(--demo-phone,0px)] z-20 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 xl:hidden"
    >
      <BlobPicture picture={design.picture} alt="" className="w-14 shrink-0 rounded-[3px]" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-semibold">{name}</p>
        <p className={cx('min-h-5', isFine ? 'text-river' : 'text-amber')}>
          {isFine !== undefined && t(isFine ? 'bar.fine' : 'bar.look')}
        </p>
      </div>
      <a href={`#${sideId}`} className={buttonClass({ variant: 'main' })}>
        {t('bar.go')}
      </a>
    </div>
  )
}

/** A list, a round picture, and a page. */
function Sizes({ design, smart }: { design: Design; smart: Smart }) {
  const { title, artist } = smart.brief
  return (
    <>
      <div className="mt-3 flex items-center gap-4">
        <BlobPicture picture={design.picture} alt="" className="w-16 shrink-0 rounded-[3px]" />
        <div className="min-w-0 flex-1 text-sm">
          <p className="truncate font-semibold">{title}</p>
          <p className="truncate text-soft">{artist || '\u00a0'}</p>
        </div>
        <BlobPicture picture={design.picture} alt="" className="w-16 shrink-0 rounded-full" />
      </div>
      <BlobPicture picture={design.picture} alt="" className="mt-4 w-full max-w-[300px] rounded-control" />
    </>
  )
}

function PartRow({ part, recipe, smart }: { part: Part; recipe: Recipe; smart: Smart }) {
  const t = useWords('covers')
  const isLocked = smart.locks.includes(part)
  const name = t(`part.${part}`)
  return (
    <div className="flex items-center gap-3 border-b border-line py-2">
      <dt className="w-16 shrink-0 text-sm font-semibold">{name}</dt>
      <dd className="min-w-0 flex-1 truncate text-sm text-soft">
        <PartValue part={part} recipe={recipe} />
      </dd>
      <dd className="flex gap-1">
        <IconButton
          size="small"
          variant={isLocked ? 'ink' : 'line'}
          label={t(isLocked ? 'part.unlock' : 'part.lock', { name })}
          aria-pressed={isLocked}
          onClick={() => smart.toggleLock(part)}
        >
          {isLocked ? <Lock /> : <LockOpen />}
        </IconButton>
        <IconButton
          size="small"
          variant="line"
          label={t('part.shuffle', { name })}
          disabled={isLocked || smart.isWorking}
          onClick={() => smart.shufflePart(part)}
        >
          <Shuffle />
        </IconButton>
      </dd>
    </div>
  )
}

function PartValue({ part, recipe }: { part: Part; recipe: Recipe }) {
  const t = useWords('covers')
  if (part === 'type') return t(pairingWord(recipe.pairing))
  if (part === 'picture') return t(familyWord(recipe.family))
  if (part === 'layout') return t(layoutWord(recipe.layout))
  const palette = palettes.find(({ name }) => name === recipe.palette)
  if (!palette) return null
  const { dark, second, accent, soft, light } = palette
  return (
    <span className="flex">
      {[dark, second, accent, soft, light].map(colour => (
        <span
          key={colour}
          className="-ml-1 size-5 rounded-full border border-line first:ml-0"
          style={{ background: colour }}
        />
      ))}
    </span>
  )
}
