// What the editor holds, as the site's own texts are written: short list items, tables with a head, nothing empty at the end.

export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const cell of body.querySelectorAll('li, th, td')) unwrapFirst(cell)
  for (const table of body.querySelectorAll('table')) tidyTable(table)
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild?.remove()
  return body.innerHTML
}

/** `<li><p>one</p></li>` becomes `<li>one</li>`; where another paragraph follows, both stay. */
function unwrapFirst(holder: Element) {
  const first = holder.firstElementChild
  if (first?.tagName !== 'P' || first.nextElementSibling?.tagName === 'P') return
  first.replaceWith(...first.childNodes)
}

function tidyTable(table: HTMLTableElement) {
  table.removeAttribute('style')
  table.querySelector('colgroup')?.remove()
  for (const cell of table.querySelectorAll('th, td')) {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name)
  }
  const [row] = table.rows
  const isHead = row && [...row.cells].every(({ tagName }) => tagName === 'TH')
  if (isHead && !table.tHead) table.createTHead().append(row)
}

function isEmptyParagraph(element: Element | null): boolean {
  return element?.tagName === 'P' && element.childNodes.length === 0
}
