/** Whatever a spreadsheet would take for a formula stays text. Some take letters of full width alike. */
export function withoutFormula(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
}
