import { create } from 'xmlbuilder2'

/** Elements by their names in the order in which they are written; `@name` is an attribute, `#` the text beside attributes. A list
 * repeats its element, and what is undefined is not written. */
export interface XmlElement {
  [name: string]: XmlContent
}
export type XmlContent = string | number | boolean | undefined | XmlElement | XmlContent[]

type XmlBuilder = ReturnType<typeof create>

export function writeXml(root: string, element: XmlElement): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' })
  append(document, root, element)
  return `${document.end({ prettyPrint: true })}\n`
}

function append(parent: XmlBuilder, name: string, content: XmlContent): void {
  if (content === undefined) return
  if (Array.isArray(content)) {
    for (const one of content) append(parent, name, one)
  } else if (typeof content === 'object') {
    fill(parent.ele(name), content)
  } else {
    parent.ele(name).txt(exactly(content))
  }
}

function fill(element: XmlBuilder, parts: XmlElement): void {
  for (const [name, content] of Object.entries(parts)) {
    if (name === '#') element.txt(exactly(content))
    else if (!name.startsWith('@')) append(element, name, content)
    else if (content !== undefined) element.att(name.slice(1), exactly(content))
  }
}

/** The builder takes `&amp;` in a text for an ampersand that is written already, and a title that has it would arrive as another one. */
const exactly = (content: XmlContent) => String(content).replaceAll('&', '&amp;')
