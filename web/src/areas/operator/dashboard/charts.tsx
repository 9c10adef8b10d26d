import { useMemo } from 'react'
import { Link } from 'react-router'
import { listCatalogue } from '#contract/catalogue/calls'
import { fileSize } from '../../../features/materials/file-size'
import { formatCount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import type { ChartData, ChartTone } from '../../../ui/chart-data'
import { ChartFrame } from '../../../ui/chart-frame'
import { KeyFigures } from '../../../ui/key-figures'
import { staffMay, useStaff } from '../staff-queries'
import type { Dashboard } from './dashboard-queries'

const groups = [
  ['online', 'river'],
  ['distribution', 'ink'],
  ['review', 'amber'],
  ['rejected', 'accent'],
  ['draft', 'faint'],
] as const satisfies readonly (readonly [string, ChartTone])[]

const megabyte = 1024 * 1024

export function Charts({ data }: { data: Dashboard }) {
  const t = useWords('operator')
  const works = useMemo(
    (): ChartData => ({
      kind: 'line',
      steps: true,
      categories: data.works.over_time.map(({ day }) => day.slice(5)),
      series: groups.map(([group, tone]) => ({
        name: t(`board.group.${group}`),
        values: data.works.over_time.map(day => day[group]),
        tone,
      })),
    }),
    [data, t],
  )
  const uploads = useMemo(
    (): ChartData => ({
      kind: 'bar',
      categories: data.uploads.by_day.map(({ day }) => day.slice(5)),
      series: [
        {
          name: t('board.megabytes'),
          values: data.uploads.by_day.map(({ bytes }) => Math.round(bytes / megabyte)),
          tone: 'river',
        },
      ],
    }),
    [data, t],
  )
  const members = useMemo(
    (): ChartData => ({
      kind: 'bar',
      categories: data.members.new_by_day.map(({ day }) => day.slice(5)),
      series: [
        {
          name: t('board.newMembers'),
          values: data.members.new_by_day.map(({ count }) => count),
          tone: 'ink',
        },
      ],
    }),
    [data, t],
  )
  const words = {
    loadingLabel: t('board.over'),
    empty: t('board.nothing'),
    error: t('board.noChart'),
    categoryLabel: t('board.day'),
    format: formatCount,
    heading: 'h3' as const,
  }
  const online = data.works.now.find(({ status }) => status === '991')?.count ?? 0
  const all = data.works.now.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <KeyFigures
        className="mt-6"
        figures={[
          { value: formatCount(all), label: <WorksWord /> },
          { value: formatCount(online), label: t('board.group.online'), tone: 'river' },
          { value: formatCount(data.members.total), label: t('board.members') },
          {
            value: fileSize(data.storage.bytes),
            label: t('board.storage', { count: formatCount(data.storage.files) }),
          },
        ]}
      />
      <ChartFrame className="mt-10" title={t('board.worksOverTime')} data={works} {...words} />
      <div className="mt-10 grid gap-10 xl:grid-cols-2">
        <ChartFrame title={t('board.uploads')} data={uploads} {...words} />
        <ChartFrame title={t('board.newMembers')} data={members} {...words} />
      </div>
    </>
  )
}

/** The figure's word leads to the works it counts. */
function WorksWord() {
  const t = useWords('operator')
  if (!staffMay(useStaff(), listCatalogue)) return t('board.works')
  return (
    <Link to={links.operatorWorks} className="underline underline-offset-4 hover:text-accent">
      {t('board.works')}
    </Link>
  )
}
