import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { CountBadge } from '../../ui/count-badge'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Notice } from '../../ui/notice'
import { Skeleton, SkeletonLines } from '../../ui/skeleton'
import { StatusWay } from '../../ui/status-way'
import { Steps } from '../../ui/steps'
import { KitRow, KitSection } from './kit-section'

const stateLabels = { done: 'done', now: 'now', next: 'to come', problem: 'needs you' }

export function KitStatus() {
  return (
    <KitSection id="status" title="States">
      <KitRow name="Badge">
        <Badge tone="river">Online</Badge>
        <Badge tone="amber">Rights review</Badge>
        <Badge tone="accent">Rejected</Badge>
        <Badge>Draft</Badge>
        <Badge tone="river" dot={false}>
          Without the dot
        </Badge>
      </KitRow>
      <KitRow name="StatusWay">
        <div className="flex flex-wrap gap-x-10 gap-y-3">
          <StatusWay label="All five stations passed" states={['done', 'done', 'done', 'done', 'done']} />
          <StatusWay
            label="Rejected at the third of five"
            states={['done', 'done', 'problem', 'next', 'next']}
          />
          <StatusWay label="At the third of five" states={['done', 'done', 'now', 'next', 'next']} />
        </div>
      </KitRow>
      <KitRow name="CountBadge, 0 is nothing">
        <CountBadge count={0} />
        <CountBadge count={3} label="3 unread messages" />
        <CountBadge count={42} />
        <CountBadge count={1200} />
      </KitRow>
      <KitRow name="Avatar">
        <Avatar name="Lin Wan" size="small" />
        <Avatar name="Lin Wan" verified={{ style: 'person', label: 'Verified person' }} />
        <Avatar name="林晚" verified={{ style: 'company', label: 'Verified company' }} />
        <Avatar name="林晚" size="large" verified={{ style: 'person', label: 'Verified person' }} />
        <Avatar name="River House" size="large" verified={{ style: 'company', label: 'Verified company' }} />
      </KitRow>
      <KitRow name="Steps">
        <Steps
          className="w-full"
          label="Publishing"
          stateLabels={stateLabels}
          steps={[
            { label: 'Information and rights', state: 'done', onSelect: () => {} },
            { label: 'Materials', state: 'now' },
            { label: 'Range and signature', state: 'next' },
          ]}
        />
        <Steps
          className="mt-4 w-full"
          label="What happens to your song"
          stateLabels={stateLabels}
          steps={[
            { note: '10 min', label: 'You upload', detail: 'Checked as it arrives.', state: 'done' },
            { note: '1 min', label: 'You sign', detail: 'A plain agreement per work.', state: 'done' },
            {
              note: '2 days',
              label: 'Two people listen',
              detail: 'The lyrics name another song.',
              state: 'problem',
            },
            {
              note: '1–7 days',
              label: 'Channels receive',
              detail: 'Each with its own state.',
              state: 'next',
            },
            { note: 'monthly', label: 'Money returns', detail: 'Open to the last line.', state: 'next' },
          ]}
        />
      </KitRow>
      <KitRow name="Notice">
        <div className="grid flex-1 gap-3 md:grid-cols-2">
          <Notice tone="amber" title="The true peak is above 0 dBTP and may distort after encoding">
            You can publish it as it is. If you have the session, lower the limiter's ceiling to −1 dBTP.
          </Notice>
          <Notice
            tone="accent"
            title="The lyrics are missing"
            action={<Button size="small">Add the lyrics</Button>}
          />
          <Notice tone="river" title="Signed on 2026-11-02">
            Anyone can verify the proof.
          </Notice>
          <Notice title="Bills come on the 15th">October is open until then.</Notice>
        </div>
      </KitRow>
      <KitRow name="Skeleton">
        <Skeleton className="size-14" />
        <SkeletonLines className="w-64" />
      </KitRow>
      <KitRow name="EmptyState">
        <EmptyState
          className="flex-1"
          heading="h3"
          title="No works yet"
          action={<Button variant="main">Publish a song</Button>}
        >
          Your first song takes about ten minutes. Its channels are already waiting.
        </EmptyState>
      </KitRow>
      <KitRow name="ErrorState">
        <ErrorState
          className="flex-1"
          heading="h3"
          title="The list didn't arrive"
          retryLabel="Try again"
          onRetry={() => {}}
        >
          The connection broke on the way. Nothing of yours is lost.
        </ErrorState>
      </KitRow>
    </KitSection>
  )
}
