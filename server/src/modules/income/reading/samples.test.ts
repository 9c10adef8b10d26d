import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSalesReport, sumsOf } from '../../../testing/read-sales-report'

const folder = '../shared/reports'
const isThere = existsSync(folder)
if (!isThere) console.warn('The shared reports are not here: layouts are tried with the lines below only.')
const read = (name: string, payerCurrency = '') =>
  readSalesReport(readFileSync(`${folder}/${name}`), { payerCurrency, fileName: name })

describe.skipIf(!isThere)('the shared sample', () => {
  it('of DistroKid is read to the last place', async () => {
    const { findings, sales, refused, others } = await read('distrokid.tsv')
    expect(findings).toMatchObject({
      layout: { value: 'distrokid', evidence: '13/13', isSure: true },
      encoding: { value: 'utf-8' },
      separator: { value: '\t', evidence: '12' },
      decimalMark: { value: '.', isSure: true },
      dateForm: { value: 'YYYY-MM', evidence: '2021-04, 2022-05' },
      currency: { value: 'USD', evidence: 'Earnings (USD)' },
      headerLine: { value: 1 },
      missing: [],
    })
    expect(sumsOf(sales)).toEqual({ USD: '0.00931179' })
    expect(refused).toEqual([])
    expect(others).toMatchObject([{ what: 'header', line: 1 }])
    expect(sales[3]).toEqual({
      is: 'sale',
      line: 5,
      at: 448,
      size: 102,
      saleMonth: '2022-07',
      store: 'YouTube (Ads)',
      artist: 'Artist 2',
      title: 'Song 10',
      release: '',
      isrc: 'BBBBB8910111',
      upc: '222222222222',
      customId: '',
      country: 'US',
      usage: '',
      quantity: 2,
      amount: '0.0006171',
      currency: 'USD',
      kind: 'track',
      notes: [],
      names: expect.anything(),
    })
  })

  it('of DistroKid with accents keeps them', async () => {
    const { findings, sales } = await read('distrokid-non-ascii.tsv')
    expect(findings.encoding).toMatchObject({ value: 'utf-8', evidence: expect.stringContaining('Tøilette') })
    expect(sales.map(({ artist }) => artist)).toEqual([
      'Tøilette & Café',
      'Tøilette & Café',
      'Toilette & Cafe',
      'Tøilette & Café',
    ])
    expect(sumsOf(sales)).toEqual({ USD: '10' })
  })

  it('of TuneCore counts what was earned, in its currency', async () => {
    const { findings, sales, refused } = await read('tunecore.csv')
    expect(findings).toMatchObject({
      layout: { value: 'tunecore', evidence: '21/21' },
      currency: { evidence: 'GBP' },
      dateForm: { value: 'YYYY-MM-DD' },
    })
    expect([sumsOf(sales), refused]).toEqual([{ GBP: '0.1355' }, []])
    expect(sales[0]).toMatchObject({
      saleMonth: '2020-04',
      store: 'Google Play',
      release: 'Album 1',
      title: 'Song 1',
    })
    expect(sales[0]).toMatchObject({
      isrc: 'BCDEF5678901',
      upc: '567890123456',
      usage: 'Streaming',
      kind: 'track',
    })
  })

  it('of CD Baby has American dates and the payer’s currency', async () => {
    const { findings, sales, refused } = await read('cdbaby.txt', 'USD')
    expect(findings).toMatchObject({
      layout: { value: 'cdbaby', evidence: '14/14' },
      dateForm: { value: 'M/D/YYYY', evidence: '7/31/2023 12:00:00 AM', isSure: true },
      currency: { value: 'USD' },
    })
    expect([sumsOf(sales), refused]).toEqual([{ USD: '0.1596539948' }, []])
    expect(sales[0]).toMatchObject({
      saleMonth: '2023-07',
      isrc: 'USX123000001',
      upc: '880000000001',
      country: 'IN',
    })
  })

  it('of DSR Part 9 has the money of its lines, and says which have none', async () => {
    const { findings, sales, refused, others } = await read('dsr-part9-sales-to-label.tsv')
    expect(findings).toMatchObject({ layout: { value: 'dsr-part9' }, isUsageOnly: false })
    expect(sales).toMatchObject([
      {
        saleMonth: '2018-01',
        store: 'Test Company',
        usage: 'PermanentDownload/PayAsYouGoModel',
        country: 'FR',
        artist: 'The Cranberries',
        title: '',
        release: 'No Need To Argue',
        upc: '743212334425',
        quantity: 1000,
        amount: '95000',
        currency: 'EUR',
        kind: 'release',
      },
    ])
    expect(refused).toMatchObject([
      { reason: 'amountMissing', column: 'allocatednetrevenuecoa', currency: 'EUR' },
      { reason: 'amountMissing' },
    ])
    expect(others.filter(({ what }) => what === 'total').map(({ total }) => total)).toEqual([
      { currency: 'EUR', amount: '62110.5' },
      { currency: 'EUR', amount: '27185.5' },
    ])
    expect(others.find(({ what }) => what === 'footer')?.counts).toEqual([
      { what: 'lines', said: 7, counted: 7 },
      { what: 'summaries', said: 2, counted: 2 },
    ])
    expect(others.filter(({ what }) => what === 'empty')).toHaveLength(6)
  })

  it('of DSR Part 3 counts plays and no money', async () => {
    const { findings, sales, refused, others } = await read('dsr-part3-subscription.tsv')
    expect(findings).toMatchObject({ layout: { value: 'dsr-part3' }, isUsageOnly: true })
    expect(refused).toEqual([])
    expect(sales).toHaveLength(15)
    expect(sales.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3160)
    expect(new Set(sales.map(({ amount }) => amount))).toEqual(new Set(['0']))
    expect(sales[0]).toMatchObject({
      saleMonth: '2020-06',
      store: 'Unlimited Music',
      isrc: 'GBAHT0900445',
      title: 'Aniron',
      artist: 'Enya',
      upc: '825646846917',
      usage: 'OnDemandStream/SubscriptionModel',
      country: 'GB',
      quantity: 120,
    })
    expect(others.find(({ what }) => what === 'footer')?.counts).toEqual([
      { what: 'lines', said: 33, counted: 27 },
      { what: 'summaries', said: 1, counted: 1 },
      { what: 'blocks', said: 3, counted: 3 },
    ])
  })
})
