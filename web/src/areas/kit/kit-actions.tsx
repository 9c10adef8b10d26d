import Bell from 'lucide-react/icons/bell'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { buttonClass } from '../../ui/button-class'
import { CountBadge } from '../../ui/count-badge'
import { IconButton } from '../../ui/icon-button'
import { Segmented } from '../../ui/segmented'
import { Spinner } from '../../ui/spinner'
import { Tooltip } from '../../ui/tooltip'
import { KitRow, KitSection } from './kit-section'

const variants = ['main', 'good', 'ink', 'line', 'quiet', 'danger'] as const

export function KitActions() {
  const [range, setRange] = useState('year')
  const [filter, setFilter] = useState('all')
  const [loading, setLoading] = useState(true)
  return (
    <KitSection id="actions" title="Actions">
      {variants.map(variant => (
        <KitRow key={variant} name={`Button ${variant}`}>
          <Button variant={variant}>Publish a song</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} icon={<Plus className="size-4.5" />}>
            With icon
          </Button>
          <Button variant={variant} loading={loading} onClick={() => setLoading(true)}>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </KitRow>
      ))}
      <KitRow name="buttonClass, on a link">
        <a href="#actions" className={buttonClass({ variant: 'ink' })}>
          Read the agreement
        </a>
      </KitRow>
      <KitRow name="IconButton">
        <IconButton label="More">
          <Ellipsis />
        </IconButton>
        <IconButton label="Messages" variant="line">
          <Bell />
          <CountBadge count={3} label="3 unread" className="absolute -top-1 -right-1" />
        </IconButton>
        <IconButton label="Add" variant="ink" size="small">
          <Plus />
        </IconButton>
        <IconButton label="Nothing to add" variant="line" disabled>
          <Plus />
        </IconButton>
        <Tooltip text="A few words more">
          <Button variant="line">Hover or focus me</Button>
        </Tooltip>
      </KitRow>
      <KitRow name="Segmented">
        <Segmented
          label="Range"
          value={range}
          onChange={setRange}
          segments={[
            { value: 'month', label: 'Month' },
            { value: 'year', label: 'Year' },
            { value: 'all', label: 'All' },
          ]}
        />
        <Segmented
          label="Works"
          look="chips"
          value={filter}
          onChange={setFilter}
          segments={[
            { value: 'all', label: 'All', count: 128 },
            { value: 'needs', label: 'Needs you', count: 4 },
            { value: 'review', label: 'In review', count: 6 },
            { value: 'online', label: 'Online', count: 112 },
          ]}
        />
      </KitRow>
      <KitRow name="Spinner">
        <Spinner />
        <Spinner className="h-10 w-14 text-accent" />
      </KitRow>
    </KitSection>
  )
}
