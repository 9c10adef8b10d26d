// How cells look: the places of formats in xl/styles.xml.

export const styles = { plain: 0, heading: 1, text: 2, date: 3, time: 4 } as const
const firstAmount = 5
/** A channel's part of a cent has no more than this. */
const mostDecimals = 12

/** As many decimals as the amount is written with: those of its currency, and more only where it is finer. */
export function amountStyle(text: string): number {
  const decimals = text.split('.')[1]?.length ?? 0
  return firstAmount + Math.min(decimals, mostDecimals)
}

const dateFormat = 164
const timeFormat = 165
const firstAmountFormat = 166
const textFormat = 49

const amounts = Array.from({ length: mostDecimals + 1 }, (_, decimals) => ({
  id: firstAmountFormat + decimals,
  code: decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`,
}))
const formats = [
  { id: dateFormat, code: 'yyyy\\-mm\\-dd' },
  { id: timeFormat, code: 'yyyy\\-mm\\-dd\\ hh:mm:ss' },
  ...amounts,
]

const look = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

/** In the order of their places above. */
const looks = [
  look(0),
  look(textFormat, 1),
  look(textFormat),
  look(dateFormat),
  look(timeFormat),
  ...amounts.map(({ id }) => look(id)),
]

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats
  .map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
