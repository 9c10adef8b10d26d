// What stands around the sheets of a workbook (ECMA-376): which there are, and what each is called.

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

export const rootRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export function contentTypes(sheets: number): string {
  const each = numbers(sheets).map(
    number => `<Override PartName="/${sheetPath(number)}" ContentType="${kind}.worksheet+xml"/>`,
  )
  return `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${each.join('')}</Types>`
}

export function workbook(names: string[]): string {
  const sheets = names.map(
    (name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  )
  return `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`
}

export function workbookRelations(sheets: number): string {
  const each = numbers(sheets).map(
    number =>
      `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )
  return `${head}<Relationships xmlns="${packaged}/relationships">${each.join('')}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`
}

/** Excel takes names of 31 letters at most, and not every letter. */
export function sheetNames(title: string, sheets: number): string[] {
  const plain = title.replace(/[\p{Cc}\p{Cs}[\]:*?/\\<>&"']/gu, ' ').trim()
  return numbers(sheets).map(number => {
    const mark = number === 1 ? '' : ` ${number}`
    return `${[...(plain || 'Sheet')]
      .slice(0, 28 - mark.length)
      .join('')
      .trim()}${mark}`
  })
}

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
