import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Kbd } from '../../ui/kbd'
import { KeyFigures } from '../../ui/key-figures'
import { PageHeader } from '../../ui/page-header'
import { KitRow, KitSection } from './kit-section'

const grounds = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-raised',
  'bg-accent-wash',
  'bg-river-wash',
  'bg-amber-wash',
]

export function KitType() {
  return (
    <KitSection id="type" title="Type and colour">
      <KitRow name="hero, 3xl, 2xl, xl, lg">
        <div className="flex flex-col gap-3">
          <p className="font-display text-hero">One song in.</p>
          <p className="font-display text-3xl">What happens to your song</p>
          <p className="font-display text-2xl">October 2026</p>
          <p className="font-display text-xl">Two things to fix</p>
          <p className="font-display text-lg" lang="zh-CN">
            夜航 · 素材，还差一步就能签署
          </p>
          <p className="max-w-[60ch]">
            Upload a master, say who owns it, sign. We check it, deliver it to every channel, and show you
            each cent that comes back.
          </p>
          <p className="text-sm text-soft">Soft, for a second sentence.</p>
          <p className="text-xs text-faint">Faint, for a column's name.</p>
        </div>
      </KitRow>
      <KitRow name="Grounds">
        {grounds.map(ground => (
          <div key={ground} className={`${ground} w-40 rounded-control border border-line p-3 text-sm`}>
            <p>{ground}</p>
            <p className="text-soft">soft</p>
            <p className="text-faint">faint</p>
            <p className="font-semibold text-accent">accent</p>
            <p className="font-semibold text-river">river</p>
            <p className="font-semibold text-amber">amber</p>
          </div>
        ))}
      </KitRow>
      <KitRow name="PageHeader">
        <PageHeader
          ruled
          className="flex-1"
          over="Saved at 14:02"
          title="October 2026"
          lead="Four channels reported. Every figure opens down to the line of the report it came from."
          actions={<Button variant="main">Withdraw 3,912.44</Button>}
        />
      </KitRow>
      <KitRow name="KeyFigures">
        <KeyFigures
          className="flex-1"
          figures={[
            { value: '2,406.18', label: 'yours this month', tone: 'river' },
            { value: '3,007.73', label: 'channels paid in all' },
            { value: '80 %', label: 'your signed share' },
            { value: '3,912.44', label: 'ready to withdraw' },
          ]}
        />
      </KitRow>
      <KitRow name="Card">
        <Card
          className="w-full max-w-lg"
          title="Main audio"
          detail="night-voyage-master.wav"
          aside={<Badge tone="river">Passed</Badge>}
        >
          <p className="num text-sm text-soft">4:22.18, 24 bit / 48 kHz, stereo</p>
        </Card>
        <Card title="Only a title" />
      </KitRow>
      <KitRow name="Kbd">
        <span className="inline-flex items-center gap-1.5 text-soft">
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> opens the search
        </span>
      </KitRow>
    </KitSection>
  )
}
