import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './read-amount'
import { readPlainAmount } from './read-plain-amount'

const marks = { decimalMark: '.', thousandsMark: '' } as const
const comma = { decimalMark: ',', thousandsMark: '' } as const

describe('an amount', () => {
  it.each([
    ['0.123456789012345678', '0.123456789012345678'],
    ['1e-7', '0.0000001'],
    ['1.25E+3', '1250'],
    ['(1.50)', '-1.5'],
    ['($1,234.50)', '-1234.5'],
    ['１２．５０', '12.5'],
    ['1 234.5', '1234.5'],
    ['1\u202f234.5', '1234.5'],
    ['1’234.5', '1234.5'],
    ['€ 3', '3'],
    ['3.10 USD', '3.1'],
    ['−2', '-2'],
    ['2-', '-2'],
    ['-0.00', '0'],
    ['.5', '0.5'],
  ])('written %s is %s', (cell, amount) => {
    expect(readAmount(cell, marks)?.amount).toBe(amount)
  })

  it.each(['', '#REF!', '1.2.3', '1,23', '0,004', '5%', '1e999', '--1', 'abc', '12 34', 'EUR 1 USD', '(1'])(
    'is not read out of %j',
    cell => {
      expect(readAmount(cell, marks)).toBeUndefined()
    },
  )

  it('names its currency where a sign or code can mean one only', () => {
    expect(['€1', '1 GBP', 'HK$1', '$1'].map(cell => readAmount(cell, marks)?.currency)).toEqual([
      'EUR',
      'GBP',
      'HKD',
      '',
    ])
  })

  const written = fc.record({
    whole: fc.bigInt({ min: 0n, max: 10n ** 15n }).map(String),
    fraction: fc.stringMatching(/^\d{0,18}$/),
    isNegative: fc.boolean(),
    decimalMark: fc.constantFrom('.' as const, ',' as const),
    thousands: fc.constantFrom('', ' ', '\u00a0', '\u2009', "'", 'other'),
    form: fc.constantFrom('minus', 'parentheses', 'behind', 'code', 'sign', 'wide'),
  })

  it('reads back exactly, however it was written', () => {
    fc.assert(
      fc.property(written, ({ whole, fraction, isNegative, decimalMark, thousands, form }) => {
        const other = decimalMark === '.' ? ',' : '.'
        const group = thousands === 'other' ? other : thousands
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
        const bare = fraction === '' ? grouped : `${grouped}${decimalMark}${fraction}`
        const signed = !isNegative
          ? bare
          : form === 'parentheses'
            ? `(${bare})`
            : form === 'behind'
              ? `${bare}-`
              : `-${bare}`
        const cell =
          form === 'code'
            ? `EUR ${signed}`
            : form === 'sign'
              ? `${signed} €`
              : form === 'wide'
                ? signed.replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
                : signed
        const right = fraction.replace(/0+$/, '')
        const plain = `${whole}${right && `.${right}`}`
        const expected = isNegative && plain !== '0' ? `-${plain}` : plain
        const thousandsMark = group === '' ? '' : group === other ? other : group === "'" ? "'" : ' '
        expect(readAmount(cell, { decimalMark, thousandsMark })?.amount).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('is the same on the short way over its bytes as on the long one', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^-?\d{0,5}[.,]?\d{0,6}$/),
        fc.constantFrom(marks, comma),
        (cell, own) => {
          const bytes = Buffer.from(cell)
          const short = readPlainAmount(bytes, cell, 0, bytes.length, own.decimalMark.charCodeAt(0))
          if (short !== '') expect(short).toBe(readAmount(cell, own)?.amount)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
