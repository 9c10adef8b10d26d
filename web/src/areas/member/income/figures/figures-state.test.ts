import { describe, expect, it } from 'vitest'
import { periodOf, readState, writeState } from './figures-state'

const read = (address: string) => readState(new URLSearchParams(address))
const may = new Date('2026-05-20T04:00:00Z')

describe('the months of the income page', () => {
  it('come back from their address, and nothing odd with them', () => {
    expect(writeState(read('span=24&vs=year&show=plays')).toString()).toBe('span=24&vs=year&show=plays')
    expect(writeState(read('span=7&vs=everything')).toString()).toBe('')
    expect(read('span=all&vs=year').vs).toBe('none')
  })

  it('end with the present one', () => {
    expect(periodOf(read(''), may)).toEqual({ from: '2025-06', to: '2026-05' })
    expect(periodOf(read('span=24'), may).from).toBe('2024-06')
    expect(periodOf(read(''), new Date('2026-05-31T16:00:00Z')).to).toBe('2026-06')
  })

  it('are any that somebody chooses, and so are those they are compared with', () => {
    const own = 'span=own&from=2026-01&to=2026-03&vs=own&vsFrom=2024-05&vsTo=2024-06'
    expect(writeState(read(own)).toString()).toBe(own)
    expect(periodOf(read(own), may)).toEqual({
      ...{ from: '2026-01', to: '2026-03', vs_from: '2024-05', vs_to: '2024-06' },
    })
    expect(periodOf(read('span=own&from=2026-03&to=2026-01&vs=before'), may)).toEqual({
      ...{ from: '2026-01', to: '2026-03', vs_from: '2025-10', vs_to: '2025-12' },
    })
    expect(read('span=own&from=2026-13&to=x&vs=own')).toEqual({ span: '12', vs: 'none', show: 'money' })
  })

  it('are compared with as many before, or with a year earlier', () => {
    expect(periodOf(read('span=24&vs=before'), may)).toMatchObject({ vs_from: '2022-06', vs_to: '2024-05' })
    expect(periodOf(read('span=24&vs=year'), may)).toMatchObject({ vs_from: '2023-06', vs_to: '2025-05' })
  })
})
