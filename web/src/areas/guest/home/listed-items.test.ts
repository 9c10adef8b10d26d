import { expect, it } from 'vitest'
import { listedIn } from './listed-items.server'

it('reads a list by its entries and leaves the rest', () => {
  const html =
    '<p>Before</p><ol><li><strong>today</strong><h3>You &amp; us</h3><p>Drop it.</p></li><li><p>x</p></li></ol><p>After</p>'
  expect(listedIn(html)).toEqual({
    items: [
      { label: 'today', title: 'You & us', text: 'Drop it.' },
      { label: '', title: '', text: 'x' },
    ],
    rest: '<p>Before</p><p>After</p>',
  })
})

it('finds nothing in a text without a list', () => {
  expect(listedIn('<p>Only words</p>')).toEqual({ items: [], rest: '<p>Only words</p>' })
})
