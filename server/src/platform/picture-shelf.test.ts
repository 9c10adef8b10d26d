import { expect, it } from 'vitest'
import { PictureShelf } from './picture-shelf'

const picture = Buffer.from('picture')

it('draws once for all who ask while it is drawn, and for those who come after', async () => {
  const shelf = new PictureShelf()
  let drawn = 0
  const draw = async () => {
    drawn += 1
    return picture
  }
  await Promise.all(Array.from({ length: 20 }, () => shelf.take('one', draw)))
  await shelf.take('one', draw)
  expect(drawn).toBe(1)
})

it('draws one after the other, and asks whoever comes beyond the queue to come again', {
  tags: ['slow'],
}, async () => {
  const shelf = new PictureShelf()
  const [started, finish]: [string[], (() => void)[]] = [[], []]
  const take = (key: string) =>
    shelf.take(key, () => {
      started.push(key)
      return new Promise(resolve => finish.push(() => resolve(picture)))
    })
  const taken = Array.from({ length: 101 }, (_, index) => take(`picture ${index}`))
  expect(started).toEqual(['picture 0'])
  await expect(take('one too many')).rejects.toMatchObject({ key: 'unavailable' })
  for (let done = 0; done < taken.length; done += 1) {
    await expect.poll(() => finish.length).toBe(done + 1)
    finish[done]?.()
  }
  await Promise.all(taken)
  expect(started).toHaveLength(101)
})

it('draws again what could not be drawn', async () => {
  const shelf = new PictureShelf()
  await expect(shelf.take('one', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await shelf.take('one', async () => picture)).toBe(picture)
})
