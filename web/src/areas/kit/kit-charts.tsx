import { BarList } from '../../ui/chart/bar-list'
import { Sparkline } from '../../ui/chart/sparkline'
import { EmptyState } from '../../ui/empty-state'
import { income } from './kit-sample'
import { KitRow, KitSection } from './kit-section'

const bars = [
  { key: 'CN', name: '中国大陆', length: 1, value: '20,418.62', percent: '76.8%' },
  { key: 'TW', name: '中国台湾', length: 0.1128, value: '2,304.15', percent: '8.7%' },
  { key: 'MY', name: 'Malaysia', length: 0.0679, value: '1,386.40', percent: '5.2%' },
  { key: 'HK', name: '中国香港', length: 0.0442, value: '902.77', percent: '3.4%' },
]
const list = {
  label: 'Countries or regions',
  loadingLabel: 'The figures are on their way',
  empty: <EmptyState heading="h3" title="No income yet" className="py-2" />,
}

export function KitCharts() {
  return (
    <KitSection id="charts" title="Charts">
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        <BarList {...list} bars={bars} />
        <BarList {...list} bars={[]} isLoading />
        <BarList {...list} bars={[]} />
      </div>
      <KitRow name="Sparkline: full, a gap, one month, nothing">
        <Sparkline values={income[0]?.values ?? []} />
        <Sparkline values={[3, 4, null, 6, 5, 9]} />
        <Sparkline values={[null, null, 4]} />
        <Sparkline values={[]} />
      </KitRow>
    </KitSection>
  )
}
