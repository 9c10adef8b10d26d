import { type OwnReleasePage, saveReleasePage } from '#contract/release-pages/calls'
import { excerptLength } from '#contract/release-pages/page-code'
import type { Work } from '#contract/works/work'
import { useMay } from '../../../../features/works/use-role'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Switch } from '../../../../ui/switch'
import { ExcerptChoice } from './excerpt-choice'
import { type PageChoice, useSavePage } from './page-queries'

export function PageChoices({ work, page }: { work: Work; page: OwnReleasePage }) {
  const t = useWords('works')
  const save = useSavePage(work.id)
  const mayChange = useMay(saveReleasePage)
  const { shows_early, plays_excerpt, excerpt_track_id, excerpt_start } = page
  const choose = (part: Partial<PageChoice>) =>
    save.mutate({ shows_early, plays_excerpt, excerpt_track_id, excerpt_start, ...part })
  const isBefore = page.standing === 'hidden' || page.standing === 'soon'
  const isLocked = !mayChange || save.isPending
  return (
    <Card title={t('page.choices')}>
      {isBefore && (
        <Switch
          checked={shows_early}
          onChange={isOn => choose({ shows_early: isOn })}
          disabled={isLocked}
          detail={t('page.showsEarlyHint')}
        >
          {t('page.showsEarly')}
        </Switch>
      )}
      <Switch
        checked={plays_excerpt}
        onChange={isOn => choose({ plays_excerpt: isOn })}
        disabled={isLocked}
        detail={t('page.playsExcerptHint')}
      >
        {t('page.playsExcerpt', { seconds: excerptLength })}
      </Switch>
      {plays_excerpt && (
        <ExcerptChoice
          key={`${excerpt_track_id} ${excerpt_start}`}
          tracks={work.tracks}
          page={page}
          isLocked={isLocked}
          onChoose={choose}
        />
      )}
    </Card>
  )
}
