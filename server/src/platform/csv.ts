// Lines of a file for spreadsheets.

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
export const csvStart = '\ufeff'

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  return `"${withoutFormula(text).replaceAll('"', '""')}"`
}

/** Whatever a spreadsheet would take for a formula stays text. Some take letters of full width alike. */
export function withoutFormula(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
}
