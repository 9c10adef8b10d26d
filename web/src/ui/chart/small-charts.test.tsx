import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../testing/accessible'
import { renderPart } from '../../testing/render-part'
import { BarList } from './bar-list'
import { Sparkline } from './sparkline'

const bars = [
  { key: 'CN', name: 'Chinese mainland', length: 1, value: '20,418.62', percent: '76.8%' },
  { key: 'TW', name: 'Taiwan, China', length: 0.1128, value: '2,304.15', percent: '8.7%' },
  { key: 'JP', name: 'Japan', length: -0.2, value: '-4.50', percent: '0%' },
]
const usual = { label: 'Countries or regions', bars, empty: <p>Nothing yet</p>, loadingLabel: 'Loading' }

describe('a list of bars', () => {
  it('says each figure in words, and draws its share', async () => {
    renderPart(<BarList {...usual} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chinese mainland20,418.6276.8%',
      'Taiwan, China2,304.158.7%',
      'Japan-4.500%',
    ])
    const widths = [...document.querySelectorAll<HTMLElement>('li [style]')].map(({ style }) => style.width)
    expect(widths).toEqual(['100%', '11.28%', '0%'])
    await expectAccessible()
  })

  it('without bars says so, and on its way says that', () => {
    const { unmount } = renderPart(<BarList {...usual} bars={[]} />)
    expect(screen.getByText('Nothing yet')).toBeTruthy()
    unmount()
    renderPart(<BarList {...usual} isLoading />)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('list', { name: usual.label })).toBeNull()
  })
})

describe('a sparkline', () => {
  const pathsOf = (values: (number | null)[]) => {
    const { container } = renderPart(<Sparkline values={values} />)
    return [...container.querySelectorAll('path')].map(path => path.getAttribute('d'))
  }

  it('rises to its top with the highest figure', () => {
    expect(pathsOf([0, 5, 10])[0]).toBe('M0 33L55 17L110 1')
  })

  it('leaves a gap where a figure is missing, and shows one that stands alone', () => {
    expect(pathsOf([10, 10, null, 10])[0]).toBe('M0 1L36.7 1M107 1h6')
  })

  it('is a flat line without any figure', () => {
    expect(pathsOf([null, 0])).toEqual(['M0 34H110'])
  })
})
