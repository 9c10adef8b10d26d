import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../testing/render-part'
import { sampleSite } from '../../../testing/sample-site'
import { MoneyExample } from './money-example'

it('the arithmetic of a bill has no cents in a currency without any', () => {
  const terms = {
    ...sampleSite.terms,
    currency: 'JPY',
    withdrawal_minimum: '100',
    withdrawal_fee: '10',
  } as const
  renderPart(<MoneyExample rules={{ isTaxed: false }} />, { root: { site: { ...sampleSite, terms } } })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1605')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '− 321',
    '− 10',
    '1,274',
  ])
})
