// Written straight from the object: a document of nodes in between took longer than holding the message against the schemas.

/** Elements by their names in the order in which they are written; `@name` is an attribute, `#` the text beside attributes. A list
 * repeats its element, and what is undefined is not written. Names are ours and are written as they are. */
export interface XmlElement {
  [name: string]: XmlContent
}
export type XmlContent = string | number | boolean | undefined | XmlElement | XmlContent[]

export function writeXml(root: string, element: XmlElement): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>']
  append(lines, '', root, element)
  return `${lines.join('\n')}\n`
}

function append(lines: string[], indent: string, name: string, content: XmlContent): void {
  if (content === undefined) return
  if (Array.isArray(content)) {
    for (const one of content) append(lines, indent, name, one)
  } else if (typeof content === 'object') {
    appendElement(lines, indent, name, content)
  } else {
    lines.push(indent + whole(name, escaped(content)))
  }
}

function appendElement(lines: string[], indent: string, name: string, parts: XmlElement): void {
  const inside: string[] = []
  let opening = name
  let text = ''
  for (const [part, content] of Object.entries(parts)) {
    if (part === '#') text = escaped(content)
    else if (!part.startsWith('@')) append(inside, `${indent}  `, part, content)
    else if (content !== undefined)
      opening += ` ${part.slice(1)}="${escaped(content).replaceAll('"', '&quot;')}"`
  }
  if (inside.length === 0) lines.push(indent + whole(opening, text, name))
  else {
    lines.push(`${indent}<${opening}>`)
    for (const line of inside) lines.push(line)
    lines.push(`${indent}</${name}>`)
  }
}

const whole = (opening: string, text: string, name = opening) =>
  text === '' ? `<${opening}/>` : `<${opening}>${text}</${name}>`

const escaped = (content: XmlContent) =>
  String(content).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
