import { describe, expect, it } from 'vitest'
import { csvLine } from './csv'

describe('a line for spreadsheets', () => {
  it('keeps commas, quotes and lines within their cell', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', ''])).toBe('"a,b","say ""hi""","two\nlines",""\r\n')
  })

  it('holds nothing that a spreadsheet would run, also in letters of full width', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
      expect(csvLine([`${start}1+1`]), JSON.stringify(start)).toBe(`"'${start}1+1"\r\n`)
  })

  it('leaves alone what merely contains such a letter', () => {
    expect(csvLine(['1-1', 'a=b', "'quoted"])).toBe(`"1-1","a=b","'quoted"\r\n`)
  })
})
