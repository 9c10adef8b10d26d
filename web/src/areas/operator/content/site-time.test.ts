import { describe, expect, it } from 'vitest'
import { fromSiteTime, inSiteTime } from './site-time'

describe('the time of the site', () => {
  it('is that of Shanghai wherever the editor sits', () => {
    expect(inSiteTime('2026-11-15T23:30:00.000Z')).toBe('2026-11-16 07:30')
    expect(fromSiteTime('2026-11-16', '07:30')?.toISOString()).toBe('2026-11-15T23:30:00.000Z')
  })

  it('knows no days or times that do not exist', () => {
    expect(fromSiteTime('2026-02-30', '07:30')).toBeUndefined()
    expect(fromSiteTime('2026-02-28', '24:30')).toBeUndefined()
    expect(fromSiteTime('2026-02', '07:30')).toBeUndefined()
    expect(fromSiteTime('2026-02-28', '')).toBeUndefined()
  })
})
