import { describe, expect, it } from 'vitest'
import { buildAlbum, buildDeal, buildMessage } from '../../../../testing/build-message'
import { readXml } from '../../../../testing/read-xml'
import type { ReleaseMessage } from '../release-message'
import { writeErn432 } from './write-ern-432'

const read = (message: ReleaseMessage, path: string) => readXml(writeErn432(message), xml => xml.all(path))
const dealsOf = (reference: string, path: string) =>
  `//ReleaseDeal[DealReleaseReference="${reference}"]/Deal/DealTerms/${path}`

describe('the deals of an ERN 4.3.2 message', () => {
  it('name territory, period, models, uses and price', () => {
    const deal = buildDeal({
      priceCode: 'T2',
      until: '2027-11-30',
      territory: { worldwide: false, countries: ['CN', 'SG'] },
    })
    readXml(writeErn432(buildMessage({ deals: [deal] })), xml => {
      expect(xml.all('//DealTerms/TerritoryCode')).toEqual(['CN', 'SG'])
      expect(xml.one('//ValidityPeriod/StartDate')).toBe('2026-12-01')
      expect(xml.one('//ValidityPeriod/EndDate')).toBe('2027-11-30')
      expect(xml.all('//CommercialModelType')).toEqual(['SubscriptionModel', 'AdvertisementSupportedModel'])
      expect(xml.all('//UseType')).toEqual(['OnDemandStream', 'ConditionalDownload'])
      expect(xml.one('//PriceCode')).toBe('T2')
      expect(xml.one('//PriceCode/@Namespace')).toBe('PADPIDA2026010102S')
    })
  })

  it('hold everywhere, or everywhere but', () => {
    expect(read(buildMessage(), '//DealTerms/TerritoryCode')).toEqual(['Worldwide'])
    const without = buildMessage({
      deals: [buildDeal({ territory: { worldwide: true, except: ['US', 'JP'] } })],
    })
    expect(read(without, '//DealTerms/ExcludedTerritoryCode')).toEqual(['US', 'JP'])
    expect(read(without, '//DealTerms/TerritoryCode')).toEqual([])
  })

  it('say from when a release may be announced, in the time of China', () => {
    const message = buildMessage({ deals: [buildDeal({ visibleFrom: '2026-11-20' })] })
    const [visibility] = read(message, '//Release/ReleaseVisibilityReference')
    expect(
      read(message, `//ReleaseVisibility[VisibilityReference="${visibility}"]/ReleaseDisplayStartDateTime`),
    ).toEqual(['2026-11-20T00:00:00+08:00'])
    expect(read(buildMessage(), '//ReleaseVisibilityReference')).toEqual([])
  })

  it('stand behind the release and all its tracks in one group', () => {
    expect(read(buildAlbum(2), '//DealReleaseReference')).toEqual(['R0', 'R1', 'R2'])
    expect(read(buildMessage(), '//DealReleaseReference')).toEqual(['R0'])
  })

  it('about some tracks do not put the whole release on sale', () => {
    const early = buildDeal({ from: '2026-11-20', tracks: [1] })
    const message = buildAlbum(2, { deals: [buildDeal(), early] })
    const startOf = (reference: string) => read(message, dealsOf(reference, 'ValidityPeriod/StartDate'))
    expect(startOf('R0')).toEqual(['2026-12-01'])
    expect(startOf('R1')).toEqual(['2026-12-01'])
    expect(startOf('R2')).toEqual(['2026-12-01', '2026-11-20'])
  })

  it('leave out what has none', () => {
    expect(read(buildAlbum(2, { deals: [buildDeal({ tracks: [0] })] }), '//DealReleaseReference')).toEqual([
      'R0',
      'R1',
    ])
    expect(read(buildMessage({ deals: [] }), '//DealList')).toEqual([])
  })

  it('are left out for a track that was withdrawn, and the release goes on with the rest', () => {
    const deals = [buildDeal({ tracks: [0] })]
    const message = buildAlbum(2, { kind: 'update', deals, withdrawn: [1] })
    expect(read(message, '//DealReleaseReference')).toEqual(['R0', 'R1'])
    const revoked = buildDeal({ tracks: [1], from: '2026-11-14', until: '2026-11-14', isRevoked: true })
    const ended = buildAlbum(2, { kind: 'update', deals: [...deals, revoked], withdrawn: [1] })
    const endOf = (reference: string) => read(ended, dealsOf(reference, 'ValidityPeriod/EndDate'))
    expect([endOf('R0'), endOf('R1'), endOf('R2')]).toEqual([[], [], ['2026-11-14']])
  })

  // ERN, Part 1, 6.19.2: new deals replace all existing ones, so that none is left where none is named.
  it('are left out of a takedown, which brings no files', () => {
    const message = buildAlbum(2, { kind: 'takedown' })
    expect(read(message, '//DealList | //Deal')).toEqual([])
    expect(read(message, '//TechnicalDetails')).toEqual([])
    expect(read(message, '//ReleaseVisibility')).toEqual([])
    expect(read(message, '//SoundRecording/ResourceReference')).toEqual(['A1', 'A2'])
  })

  it('begin and end on the same day where they are revoked', () => {
    const revoked = buildDeal({ from: '2026-11-14', until: '2026-11-14', isRevoked: true })
    const message = buildMessage({ kind: 'takedown', deals: [revoked] })
    expect(read(message, '//ValidityPeriod/*')).toEqual(['2026-11-14', '2026-11-14'])
  })
})
