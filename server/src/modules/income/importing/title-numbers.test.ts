import { describe, expect, it } from 'vitest'
import type { SaleLine } from '../reading/report-line'
import { TitleNumbers } from './title-numbers'

const many = 110_000

const sale = (wanted: Partial<SaleLine>) =>
  ({
    ...{ kind: 'track', isrc: '', upc: '', customId: '', title: '', artist: '', release: '' },
    ...wanted,
  }) as SaleLine

const recording = (place: number) => sale({ isrc: `CN${place}`, title: `No. ${place}`, artist: 'Lin' })

describe('the titles of a report', () => {
  it('keep their numbers when they come back after a hundred thousand others', { tags: ['slow'] }, () => {
    const titles = new TitleNumbers()
    const first = Array.from({ length: many }, (_, place) => titles.find(recording(place)))
    expect(titles.takeFresh()).toHaveLength(many)
    const again = Array.from({ length: many }, (_, place) => titles.find(recording(place)))
    expect(again).toEqual(first)
    expect(titles.takeFresh()).toEqual([])
    expect(new Set(first.map(({ number }) => number)).size).toBe(many)
  })

  it('are told apart by each of their names', () => {
    const titles = new TitleNumbers()
    const wanted = ['isrc', 'upc', 'customId', 'title', 'artist', 'release'] as const
    const sales = [
      sale({}),
      sale({ kind: 'release' }),
      ...wanted.map(name => sale({ [name]: 'a' })),
      sale({ title: 'a', artist: 'b' }),
      sale({ title: 'b', artist: 'a' }),
      sale({ title: 'a\nb' }),
      sale({ title: 'a', artist: 'b\n' }),
      sale({ title: '夜航', artist: '林' }),
      sale({ title: '夜', artist: '航林' }),
    ]
    expect(sales.map(each => titles.find(each).number)).toEqual(sales.map((_, place) => place + 1))
  })

  it('are known by the names that the reader remembers, too', () => {
    const titles = new TitleNumbers()
    const names = { isrc: 'CN1', upc: '', customId: '', title: 'One', artist: 'Lin', release: '' }
    const remembered = sale({ ...names, names: { ...names, kind: 'track', notes: [] } })
    expect(titles.find(remembered)).toEqual(titles.find(sale(names)))
    expect(titles.find(remembered)).toEqual(titles.find(remembered))
    expect(titles.takeFresh()).toHaveLength(1)
  })

  it('written differently share the mark of their common key', () => {
    const titles = new TitleNumbers()
    const [one, other] = [titles.find(sale({ title: 'Night' })), titles.find(sale({ title: 'NIGHT' }))]
    expect(one.number).not.toBe(other.number)
    expect(one.mark).toBe(other.mark)
  })

  it('that were forgotten get a second number, which no other title has', () => {
    const titles = new TitleNumbers(1000)
    const numbers = Array.from({ length: 200 }, (_, place) => titles.find(recording(place % 100)).number)
    expect(new Set(numbers).size).toBe(200)
    expect(titles.takeFresh().map(({ number }) => number)).toEqual(numbers)
  })
})
